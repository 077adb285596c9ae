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
  Conflict,
  forbidden,
  invalid,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  unauthorized,
} from "@/lib/errors.ts";
import { type FormState, problemText } from "@/lib/forms/description.ts";
import {
  formPost,
  refusedForm,
  requireBounds,
  uploadPost,
} from "@/lib/forms/post.ts";
import { requiredText } from "@/lib/fields/fields.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import {
  activityForm,
  PARCEL_MAP_FORM,
  parcelForm,
} from "@/lib/parcels/forms.ts";
import { imageFile } from "@/lib/photos/limits.ts";
import { testContext } from "@/tests/helpers/context.ts";
import { isAppError } from "@/tests/helpers/domain.ts";

const schema = z.strictObject({ name: requiredText(), word: requiredText() });

/** Posts a form whose `run` notes its input and then does `work`. */
async function post(
  body: Record<string, string>,
  options: { state?: Partial<State>; work?: () => Promise<Response> } = {},
): Promise<{ answer: Response | PageResponse<FormState>; ran: unknown[] }> {
  const { state = {}, work = () => Promise.resolve(new Response("done")) } =
    options;
  const ran: unknown[] = [];
  const handler = formPost(schema, (input) => {
    ran.push(input);
    return work();
  }, { values: ({ name = "" }) => ({ name }) });
  const ctx = testContext({ state: { refusal: null, ...state } });
  const req = new Request("http://localhost/", {
    method: "POST",
    body: new URLSearchParams(body),
  });
  return { answer: await handler(Object.assign(ctx, { req })), ran };
}

Deno.test("formPost() runs with the schema's fields and returns the result", async () => {
  const { answer, ran } = await post({ name: "Ada", word: "sea", button: "" });
  ok(answer instanceof Response);
  equal(await answer.text(), "done");
  deepEqual(ran, [{ name: "Ada", word: "sea" }]);
});

Deno.test("formPost() shows the form again for errors that it can fix", async () => {
  const { answer, ran } = await post({ name: "Ada", word: "" });
  ok(!(answer instanceof Response));
  equal(answer.status, 422);
  deepEqual(answer.data.values, { name: "Ada" });
  equal(answer.data.problems[0]?.field, "word");
  deepEqual(ran, []);
  const refused = await post({ name: "Ada", word: "sea" }, {
    work: () => Promise.reject(invalid({ key: "invalid.required" })),
  });
  equal(refused.answer.status, 422);
});

Deno.test("formPost() runs nothing while the limit of the page is used up", async () => {
  const { answer, ran } = await post({ name: "Ada", word: "sea" }, {
    state: { refusal: tooManyRequests(60) },
  });
  deepEqual(ran, []);
  ok(!(answer instanceof Response));
  equal(answer.status, 429);
  deepEqual(answer.headers, {
    "retry-after": "60",
    "cache-control": "no-store",
  });
  deepEqual(answer.data.values, { name: "Ada" });
});

Deno.test("formPost() shows the form again with the current version after a conflict", async () => {
  const { answer } = await post({ name: "Ada", word: "sea" }, {
    work: () => Promise.reject(new Conflict("1", { version: 4 })),
  });
  ok(!(answer instanceof Response));
  equal(answer.status, 409);
  deepEqual(answer.data.values, { name: "Ada", version: "4" });
});

Deno.test("formPost() shows a form of some fields of a record again, with the mark of the present ones", async () => {
  const { answer } = await post({ name: "Ada", word: "sea" }, {
    work: () => Promise.reject(new Conflict("1", { seen: "a1" })),
  });
  ok(!(answer instanceof Response));
  deepEqual(answer.data.values, { name: "Ada", seen: "a1" });
});

Deno.test("formPost() rethrows errors that the form cannot fix", async () => {
  const work = () => Promise.reject(new TypeError("broken"));
  await rejects(post({ name: "Ada", word: "sea" }, { work }), TypeError);
});

/** Posts a form with a file, whose `run` notes the name and the file. */
async function upload(
  file: File,
): Promise<{ answer: Response | PageResponse<FormState>; ran: unknown[] }> {
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

Deno.test("uploadPost() runs with the file and the texts of the form", async () => {
  const { answer, ran } = await upload(new File(["pixels"], "crate.png"));
  ok(answer instanceof Response);
  deepEqual(ran, [["Ada", "crate.png", "pixels"]]);
});

Deno.test("uploadPost() shows the form again, with its texts, when the file is no picture or not there", async () => {
  for (const file of [new File(["a"], "a.txt"), new File([], "")]) {
    const { answer, ran } = await upload(file);
    ok(!(answer instanceof Response));
    equal(answer.status, 422);
    equal(answer.data.problems[0]?.field, "image");
    deepEqual(answer.data.values, { name: "Ada" });
    deepEqual(ran, []);
  }
});

Deno.test("uploadPost() shows the form again, with its texts, when the file is too large, by a little or by far", async () => {
  for (const megabytes of [6, 60]) {
    const bytes = new Uint8Array(megabytes * 1024 * 1024);
    const { answer, ran } = await upload(new File([bytes], "crate.png"));
    ok(!(answer instanceof Response));
    equal(answer.status, 413);
    deepEqual(answer.data.problems, [
      { key: "error.fileTooLarge", field: "image", params: { max: 5 } },
    ]);
    deepEqual(answer.data.values, { name: "Ada" });
    deepEqual(ran, []);
  }
});

Deno.test("uploadPost() throws for a body far beyond its limit", async () => {
  const file = new File([new Uint8Array(70 * 1024 * 1024)], "crate.png");
  await rejects(upload(file), { status: 413 });
});

const missing = [
  { key: "invalid.required", field: "email" },
  { key: "invalid.required", field: "password" },
] as const;

Deno.test("refusedForm() returns values, problems and status of errors that the form can fix", () => {
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

Deno.test("refusedForm() renews the request_id of a repeated form, and problemText() explains it", () => {
  const typed = { product: "Air freight", request_id: "form-1" };
  const { status, data } = refusedForm(
    invalid({ key: "error.repeated" }),
    typed,
  );
  equal(status, 422);
  equal(data.values.product, typed.product);
  match(data.values.request_id!, /^[0-9a-f-]{36}$/);
  equal(
    problemText(translator(LOCALES.en), data.problems[0]!),
    "This form has been sent before, and what was sent then is saved. Send it again to save this as well.",
  );
});

Deno.test("refusedForm() rethrows errors that the form cannot fix", () => {
  throws(() => refusedForm(methodNotAllowed("GET"), {}), AppError);
  throws(() => refusedForm(new TypeError("broken"), {}), TypeError);
});

const NOW = new Date("2026-11-20T12:00:00Z");
const PARCEL = parcelForm(NOW);
const DAY = "max_expected_delivery_date";
const OFFERED = { min: "2016-11-20", max: "2036-11-20" };

Deno.test("requireBounds() takes the first and the last day that a form offers, and none", () => {
  for (const value of [OFFERED.min, OFFERED.max, null, undefined]) {
    doesNotThrow(() => requireBounds(PARCEL, { [DAY]: value }));
  }
});

Deno.test("requireBounds() names the allowed days for another one", () => {
  for (const value of ["2016-11-19", "2036-11-21"]) {
    throws(() => requireBounds(PARCEL, { [DAY]: value }), isRefusal(DAY));
  }
});

Deno.test("requireBounds() takes any minute from ten years ago to 24 hours ahead, by the clocks of the site", () => {
  const clock = { now: NOW, timeZone: "Asia/Tokyo", zone: "Japan Time" };
  const form = activityForm(clock);
  for (const occurred_at of ["2016-11-20T00:00", "2026-11-21T21:00"]) {
    doesNotThrow(() => requireBounds(form, { occurred_at }));
  }
  for (
    const [occurred_at, key] of [
      ["2016-11-19T23:59", "invalid.between"],
      ["2026-11-21T21:01", "invalid.ahead"],
    ] as const
  ) {
    throws(
      () => requireBounds(form, { occurred_at }),
      isAppError(422, key, "occurred_at"),
    );
  }
});

Deno.test("requireBounds() accepts the record's stored value, and ignores numbers", () => {
  const record = { [DAY]: "2001-05-05" };
  doesNotThrow(() => requireBounds(PARCEL, { ...record }, record));
  doesNotThrow(() => requireBounds(PARCEL_MAP_FORM, { map_zoom: 99 }));
});

function isRefusal(field: string) {
  return (error: unknown) => {
    if (!(error instanceof AppError)) return false;
    const problem = { key: "invalid.between", field, params: OFFERED };
    deepEqual(error.problems, [problem]);
    return error.status === 422;
  };
}
