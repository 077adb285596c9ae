import { AppError } from "@/lib/errors.ts";
import { convertPhoto, imageTypeOf } from "./photos.ts";

/**
 * Runs the studio: converts photos by native code, in a process with no rights beyond that. Listens on the given Unix
 * socket in the launcher's private folder, and ends with the launcher.
 */
async function main([path]: string[]): Promise<void> {
  // A signal to the process group is meant for the server, which may still need a picture.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => {});
  }
  Deno.serve({ path: path!, onListen: () => {} }, answer);
  // The launcher holds the other end, which closes even if the launcher is killed.
  await Deno.stdin.readable.pipeTo(new WritableStream());
  Deno.exit(0);
}

async function answer(req: Request): Promise<Response> {
  const bytes = await req.bytes();
  const type = imageTypeOf(bytes);
  if (type === null) return new Response(null, { status: 400 });
  try {
    const picture = await convertPhoto(bytes, type);
    return new Response(picture.bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { key, params } = error.problems[0]!;
    return Response.json({ key, params }, { status: error.status });
  }
}

if (import.meta.main) await main(Deno.args);
