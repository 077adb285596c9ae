import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import { compress } from "@/lib/http/compress.ts";

/** Compresses text if the client accepts it and it is worth it. */
export function compression(): Middleware<State> {
  return async function compression(ctx) {
    return compress(ctx.req, await ctx.next());
  };
}
