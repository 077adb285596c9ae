import { define } from "@/lib/site/define.ts";
import { notFound } from "@/lib/errors.ts";
import { openFile, serveFile } from "@/lib/photos/serve.ts";

/** Returns the photo of a review or a parcel. Its name cannot be guessed and is never reused. */
export const handler = define.handlers({
  async GET({ req, params, state }) {
    const name = params.image ?? "";
    const file = await openFile(state.kv, name);
    if (file === null) throw notFound("path");
    return serveFile(req, name, file);
  },
});
