import { deepEqual, equal, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { withUpload } from "@/lib/photos/upload.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { formOf, jpg } from "../../helpers/pictures.ts";
import { isAppError } from "../../helpers/domain.ts";

const MULTIPART = "multipart/form-data; boundary=x";

function request(body: BodyInit, type?: string): Request {
  const headers = new Headers(
    type === undefined ? {} : { "content-type": type },
  );
  return new Request("http://localhost/", { method: "POST", body, headers });
}

/** Reads a form and returns its fields. */
function read(body: BodyInit, type?: string, options: object = {}) {
  const uploader = { person: "ann", ...options };
  const work = (fields: object) => Promise.resolve({ ...fields });
  return withUpload(request(body, type), work, uploader);
}

/** A body that stops arriving. */
function stuckBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
  });
}

Deno.test("withUpload() passes the file and the texts with normalized line ends", async () => {
  const form = formOf({ review: "One\nTwo", image: ["a.jpg", jpg] });
  form.append("review", "Three");
  const image = new UploadedFile("a.jpg", jpg);
  deepEqual(await read(form), { review: "One\nTwo", image });
});

Deno.test("withUpload() accepts a quoted boundary", async () => {
  const body =
    '--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--a b--\r\n';
  const type = 'multipart/form-data; charset=utf-8; boundary="a b"';
  deepEqual(await read(body, type), { x: "1" });
});

Deno.test("withUpload() throws 408 if the body stops arriving", async () => {
  const reading = read(stuckBody(), MULTIPART, { deadlineMs: 5 });
  await rejects(reading, isAppError(408));
});

Deno.test("withUpload() extends the deadline of a steady body up to a limit", async () => {
  const steady = { bytes: 10, deadlineMs: 200 };
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(part));
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.enqueue(new TextEncoder().encode("--x--\r\n"));
      controller.close();
    },
  });
  const options = { deadlineMs: 5, steady };
  deepEqual(await read(slow, MULTIPART, options), { a: "1" });
  await rejects(read(stuckBody(), MULTIPART, options), isAppError(408));
});

Deno.test("withUpload() reads two bodies, lets eight wait and rejects the next", async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  async function work(): Promise<void> {
    most = Math.max(most, ++running);
    await end;
    running -= 1;
  }
  const send = (person: string) =>
    withUpload(request(formOf({ name: "Ada" })), work, { person });
  const admitted = Array.from({ length: 10 }, (_, at) => send(`${at}`));
  const eleventh = await send("10").catch((error) => error);
  equal(eleventh instanceof AppError && eleventh.status, 503);
  equal((eleventh as AppError).headers["retry-after"], "2");
  finish();
  await Promise.all(admitted);
  equal(most, 2);
  await send("0");
});

Deno.test("withUpload() leaves slots for others if one sender posts many bodies", async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const send = (person: string, work: () => Promise<void>) =>
    withUpload(request(formOf({ name: "Ada" })), work, { person });
  const many = Array.from({ length: 10 }, () => send("ann", () => end));
  await Promise.all(
    many.slice(3).map((one) => rejects(one, isAppError(503))),
  );
  await send("bob", () => Promise.resolve());
  finish();
  await Promise.all(many.slice(0, 3));
});
