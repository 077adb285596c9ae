import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import { compress } from "@/lib/http/compress.ts";

/** Compresses text where the client takes it and it pays. */
export function compression(): Middleware<State> {
  return async function compression(ctx) {
    return compress(ctx.req, await ctx.next());
  };
}
