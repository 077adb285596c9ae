import { createContext } from "preact";

/** Whether the panel has to say that no mail leaves; the layout of its screens knows, and none of them. */
export const LacksMail = createContext(false);
