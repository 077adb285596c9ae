import { deepEqual, equal, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { withUpload } from "@/lib/photos/upload.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { formOf, jpg } from "../../helpers/pictures.ts";
import { isAppError } from "../../helpers/domain.ts";

function request(body: BodyInit, type?: string): Request {
  return new Request("http://localhost/", {
    method: "POST",
    body,
    ...(type !== undefined && { headers: { "content-type": type } }),
  });
}

Deno.test("withUpload() passes the texts with normalized line ends, and the file", async () => {
  const form = formOf({ review: "One\nTwo", image: ["a.jpg", jpg] });
  form.append("review", "Three");
  const fields = await withUpload(
    request(form),
    (fields) => Promise.resolve(fields),
    { person: "ann" },
  );
  deepEqual(Object.keys(fields).toSorted(), ["image", "review"]);
  equal(fields.review, "One\nTwo");
  deepEqual(fields.image, new UploadedFile("a.jpg", jpg));
});

Deno.test("withUpload() takes a boundary in quotes", async () => {
  const body =
    '--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--a b--\r\n';
  const fields = await withUpload(
    request(body, 'multipart/form-data; charset=utf-8; boundary="a b"'),
    (fields) => Promise.resolve(fields),
    { person: "ann" },
  );
  deepEqual(fields, { x: "1" });
});

Deno.test("withUpload() throws 408 when the body stops arriving", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
  });
  await rejects(
    withUpload(
      request(body, "multipart/form-data; boundary=x"),
      () => Promise.resolve(),
      { person: "ann", deadlineMs: 5 },
    ),
    isAppError(408),
  );
});

Deno.test("withUpload() gives a steady body more time, within a limit", async () => {
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
  const multipart = "multipart/form-data; boundary=x";
  deepEqual(
    await withUpload(
      request(slow, multipart),
      (fields) => Promise.resolve(fields),
      { person: "ann", deadlineMs: 5, steady },
    ),
    { a: "1" },
  );
  const stuck = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
  });
  await rejects(
    withUpload(
      request(stuck, multipart),
      () => Promise.resolve(),
      { person: "ann", deadlineMs: 5, steady },
    ),
    isAppError(408),
  );
});

Deno.test("withUpload() runs two bodies, lets eight wait, and refuses the next", async () => {
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

Deno.test("withUpload() leaves room for others when one person sends many bodies", async () => {
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
