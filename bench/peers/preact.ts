/** preact-render-to-string alone: what the page costs without any framework. */
import { headers } from "./data.ts";
import { listen } from "./listen.ts";
import { renderHome } from "./page.tsx";

listen(async ({ url }) => new Response(await renderHome(url), { headers }));
