import { createDefine } from "fresh";
import type { PanelState, State } from "./state.ts";

/** Types the routes, handlers and middlewares with the app's State. */
export const define = createDefine<State>();

/** Types the routes behind the sign-in, where `state.admin` is set. */
export const definePanel = createDefine<PanelState>();
