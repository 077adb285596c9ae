import { createDefine } from "fresh";
import type { State } from "./state.ts";

/** Types the routes, handlers and middlewares with the app's State. */
export const define = createDefine<State>();
