import { listen } from "../listen.ts";
import app from "./dist/index.js";

listen(app.fetch);
