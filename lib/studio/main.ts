import { AppError } from "@/lib/errors.ts";
import { convertPhoto, imageTypeOf } from "./photos.ts";
import { convertWorkbook } from "./workbooks/convert.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The conversions by their paths; null for a file that they do not take. */
const CONVERSIONS: Record<string, (bytes: Bytes) => Promise<Bytes | null>> = {
  async "/photos"(bytes) {
    const type = imageTypeOf(bytes);
    return type && (await convertPhoto(bytes, type)).bytes;
  },
  "/workbooks": (bytes) => convertWorkbook(bytes),
};

/**
 * Runs the studio: converts photos by native code and workbooks to text, in a process with no rights beyond that. Listens
 * on the given Unix socket in the launcher's private folder, and ends with the launcher.
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
  const convert = CONVERSIONS[new URL(req.url).pathname];
  const bytes = await req.bytes();
  try {
    const converted = await convert?.(bytes) ?? null;
    return new Response(converted, { status: converted === null ? 400 : 200 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { key, params } = error.problems[0]!;
    return Response.json({ key, params }, { status: error.status });
  }
}

if (import.meta.main) await main(Deno.args);
