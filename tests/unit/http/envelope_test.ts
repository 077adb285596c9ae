import { deepEqual, equal } from "node:assert/strict";
import {
  AppError,
  invalid,
  notFound,
  tooManyRequests,
  unauthorized,
} from "@/lib/errors.ts";
import { errorResponse, reply, successResponse } from "@/lib/http/envelope.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";

const t = translator(LOCALES.en);

Deno.test("successResponse() wraps data, or null, in the envelope with ordered keys", async () => {
  const response = successResponse({ id: "1" }, t);
  equal(response.status, 200);
  equal(response.headers.get("content-type"), "application/json");
  equal(
    await response.text(),
    '{"status":200,"errors":[],"data":{"id":"1"},"message":""}',
  );
  equal((await successResponse(undefined, t).json()).data, null);
});

Deno.test("reply() adds a message and one header per cookie", async () => {
  const cookies = ["a=1", "b=2"];
  const signedIn = reply(null, { message: "message.signedIn", cookies });
  const response = successResponse(signedIn, t);
  deepEqual(response.headers.getSetCookie(), cookies);
  equal((await response.json()).message, "You are signed in.");
});

Deno.test("errorResponse() returns one text for each problem, in order", async () => {
  const error = invalid([
    { key: "invalid.required", field: "tracking_code" },
    { key: "invalid.max", field: "destination", params: { max: 300 } },
  ]);
  const response = errorResponse(error, t);
  equal(response.status, 422);
  deepEqual(await response.json(), {
    status: 422,
    errors: [
      "The tracking code field is required.",
      "The destination may not be greater than 300 characters.",
    ],
    data: null,
    message: "",
  });
});

Deno.test("errorResponse() flags the sessions missing on a 401, but not one that the request has", async () => {
  const answer = await errorResponse(unauthorized(), t).json();
  const { admin, user, errors } = answer;
  deepEqual([admin, user], ["false", "false"]);
  deepEqual(errors, ["Please sign in to continue."]);
  const signedIn = errorResponse(unauthorized(), t, { isSignedIn: true });
  const { admin: flag, user: other } = await signedIn.json();
  deepEqual([flag, other], [undefined, "false"]);
});

Deno.test("errorResponse() sends the error's headers", async () => {
  const response = errorResponse(tooManyRequests(90), t);
  equal(response.status, 429);
  equal(response.headers.get("retry-after"), "90");
  const [text] = (await response.json()).errors;
  equal(text, "Too many attempts. Please try again in 2 minutes.");
});

Deno.test("errorResponse() names the noun that was not found, and uses the singular for one minute", async () => {
  const textOf = async (error: AppError) =>
    (await errorResponse(error, t).json()).errors[0];
  equal(await textOf(notFound("parcel")), "Parcel not found");
  const minute = { key: "error.tooMany", params: { minutes: 1 } } as const;
  const text = "Too many attempts. Please try again in 1 minute.";
  equal(await textOf(new AppError(429, minute)), text);
});
