import { createRoute } from "honox/factory";
import { Page } from "../../made/page.tsx";

export default createRoute((c) => c.render(<Page />));
