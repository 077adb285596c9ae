import {
  deepEqual,
  doesNotThrow,
  equal,
  match,
  ok,
  rejects,
  throws,
} from "node:assert/strict";
import type { PageResponse } from "fresh";
import { z } from "zod";
import type { State } from "@/lib/site/state.ts";
import {
  AppError,
  forbidden,
  invalid,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  unauthorized,
} from "@/lib/errors.ts";
import { formPost, uploadPost } from "@/lib/forms/post.ts";
import { requiredText } from "@/lib/fields/fields.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { ACTIVITY_FORM, atClock } from "@/lib/parcels/entry_forms.ts";
import { editParcelForm, PARCEL_MAP_FORM } from "@/lib/parcels/forms.ts";
import { imageFile } from "@/lib/photos/limits.ts";
import { testContext } from "@/tests/helpers/context.ts";
import { isAppError } from "@/tests/helpers/domain.ts";
import { Conflict } from "@/lib/conflicts.ts";
import { type FormState, problemText } from "@/lib/forms/form_state.ts";
import { refusedForm } from "@/lib/forms/refusal.ts";
import { requireBounds } from "@/lib/forms/bounds.ts";

const schema = z.strictObject({ name: requiredText(), word: requiredText() });

/** Posts a form. The handler runs `work`; `ran` lists its inputs. */
async function post(
  fields: Record<string, string>,
  options: { state?: Partial<State>; work?: () => Promise<Response> } = {},
) {
  const { state = {}, work = () => Promise.resolve(new Response("done")) } =
    options;
  const ran: unknown[] = [];
  const handler = formPost(schema, (input) => {
    ran.push(input);
    return work();
  }, { values: ({ name = "" }) => ({ name }) });
  const ctx = testContext({ state: { refusal: null, ...state } });
  const body = new URLSearchParams(fields);
  const req = new Request("http://localhost/", { method: "POST", body });
  return { answer: await handler(Object.assign(ctx, { req })), ran };
}

/** Checks that the response redisplays the form with a status. */
function shownAgain(
  answer: Response | PageResponse<FormState>,
  status: number,
): PageResponse<FormState> {
  ok(!(answer instanceof Response));
  equal(answer.status, status);
  return answer;
}

/** Posts valid input to a handler that throws. */
function postFailing(error: Error) {
  return post(ADA, { work: () => Promise.reject(error) });
}

const ADA = { name: "Ada", word: "sea" };

Deno.test("formPost() passes the schema's fields to its handler and returns the response", async () => {
  const { answer, ran } = await post({ ...ADA, button: "" });
  ok(answer instanceof Response);
  equal(await answer.text(), "done");
  deepEqual(ran, [ADA]);
});

Deno.test("formPost() redisplays the form for errors that the visitor can fix", async () => {
  const { answer, ran } = await post({ ...ADA, word: "" });
  const { values, problems } = shownAgain(answer, 422).data;
  deepEqual(values, { name: "Ada" });
  equal(problems[0]?.field, "word");
  deepEqual(ran, []);
  const refused = await postFailing(invalid({ key: "invalid.required" }));
  shownAgain(refused.answer, 422);
});

Deno.test("formPost() does not run its handler while the page's limit is reached", async () => {
  const state = { refusal: tooManyRequests(60) };
  const { answer, ran } = await post(ADA, { state });
  deepEqual(ran, []);
  const { headers, data } = shownAgain(answer, 429);
  deepEqual(headers, { "retry-after": "60", "cache-control": "no-store" });
  deepEqual(data.values, { name: "Ada" });
});

Deno.test("formPost() redisplays the form with the current version or marks after a conflict", async () => {
  const stale = await postFailing(new Conflict("1", { version: 4 }));
  const { values } = shownAgain(stale.answer, 409).data;
  deepEqual(values, { name: "Ada", version: "4" });
  const { answer } = await postFailing(new Conflict("1", { seen: "a1" }));
  const marked = shownAgain(answer, 409).data.values;
  deepEqual(marked, { name: "Ada", seen: "a1" });
});

Deno.test("formPost() rethrows errors that the form cannot fix", async () => {
  await rejects(postFailing(new TypeError("broken")), TypeError);
});

/** Posts a form with a file; `ran` lists the handler's inputs. */
async function upload(file: File) {
  const ran: unknown[] = [];
  const withImage = z.strictObject({ name: requiredText(), image: imageFile });
  const handler = uploadPost(withImage, ({ name, image }) => {
    ran.push([name, image.name, new TextDecoder().decode(image.bytes)]);
    return Promise.resolve(new Response("done"));
  });
  const body = new FormData();
  body.append("name", "Ada");
  body.append("image", file);
  const ctx = testContext({ state: { refusal: null } });
  const req = new Request("http://localhost/", { method: "POST", body });
  return { answer: await handler(Object.assign(ctx, { req })), ran };
}

Deno.test("uploadPost() passes the form's file and texts to its handler", async () => {
  const { answer, ran } = await upload(new File(["pixels"], "crate.png"));
  ok(answer instanceof Response);
  deepEqual(ran, [["Ada", "crate.png", "pixels"]]);
});

Deno.test("uploadPost() redisplays the form with its texts if the file is missing, not a picture or too large", async () => {
  const sized = (megabytes: number) =>
    new File([new Uint8Array(megabytes * 1024 * 1024)], "crate.png");
  const files: [File, status: number][] = [
    [new File(["a"], "a.txt"), 422],
    [new File([], ""), 422],
    [sized(6), 413],
    [sized(60), 413],
  ];
  for (const [file, status] of files) {
    const { answer, ran } = await upload(file);
    const { values, problems } = shownAgain(answer, status).data;
    deepEqual(values, { name: "Ada" });
    equal(problems[0]?.field, "image");
    if (status === 413) deepEqual(problems, [TOO_LARGE]);
    deepEqual(ran, []);
  }
});

const TOO_LARGE = {
  key: "error.fileTooLarge",
  field: "image",
  params: { max: 5 },
};

Deno.test("uploadPost() throws 413 for a body far beyond its limit", async () => {
  const file = new File([new Uint8Array(70 * 1024 * 1024)], "crate.png");
  await rejects(upload(file), { status: 413 });
});

const missing = [
  { key: "invalid.required", field: "email" },
  { key: "invalid.required", field: "password" },
] as const;

Deno.test("refusedForm() returns values, problems and status of fixable errors", () => {
  const refusals: [AppError, number][] = [
    [invalid([...missing]), 422],
    [unauthorized("error.credentials"), 401],
    [forbidden("error.setupToken"), 403],
    [notFound("parcel"), 404],
  ];
  for (const [error, status] of refusals) {
    const refused = refusedForm(error, { email: "a@b.example" });
    equal(refused.status, status);
    deepEqual(refused.data.values, { email: "a@b.example" });
    deepEqual(refused.data.problems, error.problems);
  }
});

Deno.test("refusedForm() renews the request_id of a repeated form, and problemText() explains the repetition", () => {
  const typed = { product: "Air freight", request_id: "form-1" };
  const repeated = invalid({ key: "error.repeated" });
  const { status, data } = refusedForm(repeated, typed);
  equal(status, 422);
  equal(data.values.product, typed.product);
  match(data.values.request_id!, /^[0-9a-f-]{36}$/);
  equal(
    problemText(translator(LOCALES.en), data.problems[0]!),
    "This form has been sent before, and what was sent then is saved. Send it again to save this as well.",
  );
});

Deno.test("refusedForm() rethrows other errors", () => {
  throws(() => refusedForm(methodNotAllowed("GET"), {}), AppError);
  throws(() => refusedForm(new TypeError("broken"), {}), TypeError);
});

const NOW = new Date("2026-11-20T12:00:00Z");
const PARCEL = editParcelForm(NOW);
const DAY = "max_expected_delivery_date";
const OFFERED = { min: "2016-11-20", max: "2036-11-20" };

Deno.test("requireBounds() accepts days within the form's bounds, and empty days", () => {
  for (const value of [OFFERED.min, OFFERED.max, null, undefined]) {
    doesNotThrow(() => requireBounds(PARCEL, { [DAY]: value }));
  }
  const problems = [{ key: "invalid.between", field: DAY, params: OFFERED }];
  for (const value of ["2016-11-19", "2036-11-21"]) {
    const check = () => requireBounds(PARCEL, { [DAY]: value });
    throws(check, { status: 422, problems });
  }
});

Deno.test("requireBounds() accepts minutes from ten years ago to 24 hours ahead in the site's time zone", () => {
  const clock = { now: NOW, timeZone: "Asia/Tokyo", zone: "Japan Time" };
  const form = atClock(ACTIVITY_FORM, clock);
  const check = (occurred_at: string) => () =>
    requireBounds(form, { occurred_at });
  doesNotThrow(check("2016-11-20T00:00"));
  doesNotThrow(check("2026-11-21T21:00"));
  const early = isAppError(422, "invalid.between", "occurred_at");
  throws(check("2016-11-19T23:59"), early);
  const ahead = isAppError(422, "invalid.ahead", "occurred_at");
  throws(check("2026-11-21T21:01"), ahead);
});

Deno.test("requireBounds() accepts the record's stored value and ignores numbers", () => {
  const record = { [DAY]: "2001-05-05" };
  doesNotThrow(() => requireBounds(PARCEL, { ...record }, record));
  doesNotThrow(() => requireBounds(PARCEL_MAP_FORM, { map_zoom: 99 }));
});
