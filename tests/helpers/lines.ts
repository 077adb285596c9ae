import { TextLineStream } from "deno-std/streams/text_line_stream.js";

/** Returns the lines of a process's output. */
export function linesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<string> {
  return stream.pipeThrough(new TextDecoderStream())
    .pipeThrough<string>(new TextLineStream());
}
