import { deepEqual, equal, rejects } from "node:assert/strict";
import type { AppError } from "@/lib/errors.ts";
import { StudioClient } from "@/lib/studio/client.ts";
import { MAX_SIDE } from "@/lib/studio/photos.ts";
import { MAX_TABLE_BYTES } from "@/lib/studio/workbooks/sheet.ts";
import { jpg, png } from "../../helpers/pictures.ts";
import { isAppError } from "../../helpers/domain.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const noSockets = { ignore: Deno.build.os === "windows" };

function test(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ...noSockets, fn });
}

type Answer = (req: Request) => Response | Promise<Response>;

/** Runs `work` with a client of a studio that responds as given. */
async function withStudio(
  answer: Answer,
  work: (client: StudioClient) => Promise<void>,
): Promise<void> {
  await using folder = new TempFolder();
  const path = `${folder.path}/studio.sock`;
  await using _studio = Deno.serve({ path, onListen: () => {} }, answer);
  await work(new StudioClient(path));
}

const busy = isAppError(503, "error.busy");

test("StudioClient sends a photo and reads the picture's type from its first bytes", async () => {
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
});

test("StudioClient passes on the reason of a rejection", () => {
  const problem = { key: "invalid.imagePixels", params: { max: 40 } };
  const refused = isAppError(422, "invalid.imagePixels", "image");
  return withStudio(
    () => Response.json(problem, { status: 422 }),
    (client) => rejects(client.convertPhoto(jpg), refused),
  );
});

const HUGE = new Uint8Array(5 * MAX_SIDE * MAX_SIDE);
const refusal = (body: string) => () => new Response(body, { status: 422 });

const INVALID_RESPONSES: Record<string, Answer> = {
  "a failure": () => new Response("no", { status: 500 }),
  "no picture": () => new Response("<html>"),
  "nothing": () => new Response(),
  "more than a picture can have": () => new Response(HUGE),
  "a picture without an end": () => new Response(ReadableStream.from([jpg])),
  "an unrelated reason": refusal('{"key":"error.credentials"}'),
  "half a reason": refusal('{"key"'),
  "null as a reason": refusal("null"),
};

for (const [what, answer] of Object.entries(INVALID_RESPONSES)) {
  test(`StudioClient treats ${what} as an absent studio (503)`, () =>
    withStudio(answer, (client) => rejects(client.convertPhoto(jpg), busy)));
}

test("StudioClient sends a workbook and returns its text", async () => {
  const paths: string[] = [];
  await withStudio(async (req) => {
    paths.push(new URL(req.url).pathname);
    return new Response(await req.bytes());
  }, async (client) => {
    deepEqual(await client.convertWorkbook(png), png);
  });
  deepEqual(paths, ["/workbooks"]);
});

test("StudioClient passes on why a workbook is refused", async () => {
  const problems = [
    { key: "import.bookDamaged" },
    { key: "import.tooManyRows", params: { max: 20_000 } },
    { key: "import.longRow", params: { line: 7 } },
    { key: "import.otherFormat", params: { format: ".xlsb" } },
  ] as const;
  for (const problem of problems) {
    await withStudio(
      () => Response.json(problem, { status: 422 }),
      (client) =>
        rejects(client.convertWorkbook(png), (error) => {
          deepEqual((error as AppError).problems, [problem]);
          return isAppError(422, problem.key)(error);
        }),
    );
  }
});

const TOO_LONG = new Uint8Array(MAX_TABLE_BYTES + 1);

const INVALID_TABLES: Record<string, Answer> = {
  "more text than a table can have": () => new Response(TOO_LONG),
  "a reason without its number": refusal('{"key":"import.tooManyRows"}'),
  "an unrelated reason for a workbook": refusal('{"key":"error.credentials"}'),
  "a failure at a workbook": () => new Response("no", { status: 500 }),
};

for (const [what, answer] of Object.entries(INVALID_TABLES)) {
  test(`StudioClient treats ${what} as an absent studio (503)`, () =>
    withStudio(answer, (client) => rejects(client.convertWorkbook(jpg), busy)));
}

test("StudioClient throws 503 while no studio listens, and connects to each new studio", async () => {
  await using folder = new TempFolder();
  const path = `${folder.path}/studio.sock`;
  const client = new StudioClient(path);
  for (let count = 0; count < 2; count++) {
    await rejects(client.convertPhoto(jpg), busy);
    const answer = () => new Response(jpg);
    const studio = Deno.serve({ path, onListen: () => {} }, answer);
    equal((await client.convertPhoto(png)).type, "jpg");
    await studio.shutdown();
    await Deno.remove(path).catch(() => {});
  }
});
