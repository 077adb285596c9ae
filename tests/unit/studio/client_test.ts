import { deepEqual, equal, rejects } from "node:assert/strict";
import { StudioClient } from "@/lib/studio/client.ts";
import { MAX_SIDE } from "@/lib/studio/picture.ts";
import { jpg, png } from "../../helpers/pictures.ts";
import { isAppError } from "../../helpers/domain.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const noSockets = { ignore: Deno.build.os === "windows" };

/** Runs `work` with a client whose studio answers so. */
async function withStudio(
  answer: (req: Request) => Response | Promise<Response>,
  work: (client: StudioClient) => Promise<void>,
): Promise<void> {
  await withSocket(async (path) => {
    await using _studio = Deno.serve({ path, onListen: () => {} }, answer);
    await work(new StudioClient(path));
  });
}

async function withSocket(work: (path: string) => Promise<void>) {
  await using folder = new TempFolder();
  await work(`${folder.path}/studio.sock`);
}

const busy = isAppError(503, "error.busy");

Deno.test({
  name: "StudioClient sends the photo and types the picture by its first bytes",
  ...noSockets,
  async fn() {
    const sent: Uint8Array[] = [];
    const answers = [jpg, png];
    await withStudio(async (req) => {
      sent.push(await req.bytes());
      return new Response(answers[sent.length - 1]);
    }, async (client) => {
      deepEqual(await client.convertPhoto(png), { type: "jpg", bytes: jpg });
      deepEqual(await client.convertPhoto(jpg), { type: "png", bytes: png });
    });
    deepEqual(sent, [png, jpg]);
  },
});

Deno.test({
  name: "StudioClient passes on the reason of a refusal",
  ...noSockets,
  async fn() {
    const answer = { key: "invalid.imagePixels", params: { max: 40 } };
    await withStudio(
      () => Response.json(answer, { status: 422 }),
      (client) =>
        rejects(
          client.convertPhoto(jpg),
          isAppError(422, "invalid.imagePixels", "image"),
        ),
    );
  },
});

const STRANGE: [what: string, answer: () => Response][] = [
  ["a failure", () => new Response("no", { status: 500 })],
  ["no picture", () => new Response("<html>")],
  ["nothing", () => new Response()],
  [
    "more than a picture can have",
    () => new Response(new Uint8Array(5 * MAX_SIDE * MAX_SIDE)),
  ],
  [
    "a picture without an end",
    () => new Response(ReadableStream.from([jpg])),
  ],
  [
    "a reason that is none of a photo's",
    () => Response.json({ key: "error.credentials" }, { status: 422 }),
  ],
  ["half a reason", () => new Response('{"key"', { status: 422 })],
  ["null for a reason", () => Response.json(null, { status: 422 })],
];

for (const [what, answer] of STRANGE) {
  Deno.test({
    name: `StudioClient treats ${what} as an absent studio (503)`,
    ...noSockets,
    fn: () =>
      withStudio(
        answer,
        (client) => rejects(client.convertPhoto(jpg), busy),
      ),
  });
}

Deno.test({
  name:
    "StudioClient answers 503 while no studio listens, and finds each that does",
  ...noSockets,
  fn: () =>
    withSocket(async (path) => {
      const client = new StudioClient(path);
      for (let count = 0; count < 2; count++) {
        await rejects(client.convertPhoto(jpg), busy);
        const answer = () => new Response(jpg);
        const studio = Deno.serve({ path, onListen: () => {} }, answer);
        equal((await client.convertPhoto(png)).type, "jpg");
        await studio.shutdown();
        await Deno.remove(path).catch(() => {});
      }
    }),
});
