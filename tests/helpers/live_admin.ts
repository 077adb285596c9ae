import { equal } from "node:assert/strict";

/** The setup token of a separate server. */
export const SETUP_TOKEN = "token";

const ADMIN = { email: "owner@example.com", password: "three moored barges" };

/** Creates the owner of a running server and signs in; returns the cookies. */
export async function signInAt(address: string): Promise<string> {
  const body = { ...ADMIN, token: SETUP_TOKEN };
  const created = await callAt(address, "/admins", { body });
  await created.body?.cancel();
  equal(created.status, 200);
  return await signInAgainAt(address);
}

/** Signs in the owner that signInAt() has created; returns the cookies. */
export async function signInAgainAt(address: string): Promise<string> {
  const call = { body: ADMIN };
  const response = await callAt(address, "/admins/auth/signin", call);
  await response.body?.cancel();
  equal(response.status, 200);
  return response.headers.getSetCookie().map((line) => line.split(";")[0]).join(
    "; ",
  );
}

/** Calls the API of a running server. A body is a form, or becomes JSON. */
export function callAt(
  address: string,
  path: string,
  { method = "POST", body, cookie }: {
    method?: string;
    body?: object;
    cookie?: string;
  } = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(!isForm && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}
