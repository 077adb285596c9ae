/** The short address of Admin Sign In (spec section 2). */
export { default, handler } from "./control/(guest)/signin.html.tsx";
