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

Deno.test("successResponse() wraps data into the envelope, its keys in order", async () => {
  const response = successResponse({ id: "1" }, t);
  equal(response.status, 200);
  equal(response.headers.get("content-type"), "application/json");
  equal(
    await response.text(),
    '{"status":200,"errors":[],"data":{"id":"1"},"message":""}',
  );
});

Deno.test("successResponse() answers null for a call without data", async () => {
  equal((await successResponse(undefined, t).json()).data, null);
});

Deno.test("reply() adds a message and each cookie for itself", async () => {
  const cookies = ["a=1", "b=2"];
  const response = successResponse(
    reply(null, { message: "message.signedIn", cookies }),
    t,
  );
  deepEqual(response.headers.getSetCookie(), cookies);
  equal((await response.json()).message, "You are signed in.");
});

Deno.test("errorResponse() returns one string for each problem, in order", async () => {
  const response = errorResponse(
    invalid([
      { key: "invalid.required", field: "tracking_code" },
      { key: "invalid.max", field: "destination", params: { max: 300 } },
    ]),
    t,
  );
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

Deno.test("errorResponse() flags missing sessions on 401", async () => {
  deepEqual(await errorResponse(unauthorized(), t).json(), {
    status: 401,
    errors: ["Please sign in to continue."],
    data: null,
    message: "",
    admin: "false",
    user: "false",
  });
});

Deno.test("errorResponse() does not flag a session that the request has", async () => {
  const response = errorResponse(unauthorized(), t, { isSignedIn: true });
  const { admin, user } = await response.json();
  deepEqual([admin, user], [undefined, "false"]);
});

Deno.test("errorResponse() carries the headers of the error", async () => {
  const response = errorResponse(tooManyRequests(90), t);
  equal(response.status, 429);
  equal(response.headers.get("retry-after"), "90");
  deepEqual((await response.json()).errors, [
    "Too many attempts. Please try again in 2 minutes.",
  ]);
});

Deno.test("errorResponse() names the noun that was not found", async () => {
  deepEqual((await errorResponse(notFound("parcel"), t).json()).errors, [
    "Parcel not found",
  ]);
});

Deno.test("errorResponse() says one minute in the singular", async () => {
  const error = new AppError(429, {
    key: "error.tooMany",
    params: { minutes: 1 },
  });
  deepEqual((await errorResponse(error, t).json()).errors, [
    "Too many attempts. Please try again in 1 minute.",
  ]);
});
