import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import type { PageResponse } from "fresh";
import { z } from "zod";
import { conflict, invalid, tooManyRequests } from "@/lib/errors.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { formPost } from "@/lib/http/form.ts";
import { requiredText } from "@/lib/schemas/fields.ts";
import { testContext } from "@/tests/helpers/context.ts";
import type { State } from "@/lib/define.ts";

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

Deno.test("formPost() runs with the fields that the schema names and answers what that gives", async () => {
  const { answer, ran } = await post({ name: "Ada", word: "sea", button: "" });
  ok(answer instanceof Response);
  equal(await answer.text(), "done");
  deepEqual(ran, [{ name: "Ada", word: "sea" }]);
});

Deno.test("formPost() shows the form again with what can be mended, and only the values to be shown", async () => {
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
  deepEqual(answer.headers, { "retry-after": "60" });
  deepEqual(answer.data.values, { name: "Ada" });
});

Deno.test("formPost() throws what the form cannot mend", async () => {
  const work = () => Promise.reject(conflict());
  await rejects(post({ name: "Ada", word: "sea" }, { work }), { status: 409 });
});
