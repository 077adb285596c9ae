import { createDefine } from "fresh";
import type { PanelState, State } from "./state.ts";

/** Defines routes, handlers and middlewares typed with the app's State. */
export const define = createDefine<State>();

/** Defines routes behind the sign-in, where `state.admin` is set. */
export const definePanel = createDefine<PanelState>();
