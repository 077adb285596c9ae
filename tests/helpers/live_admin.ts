import { equal } from "node:assert/strict";

/** The setup token of a separate server. */
export const SETUP_TOKEN = "token";

const ADMIN = { email: "owner@example.com", password: "three moored barges" };

/** Creates the administrator of a running server and signs in; returns the cookies. */
export async function signInAt(address: string): Promise<string> {
  const created = await send(address, "", { ...ADMIN, token: SETUP_TOKEN });
  await created.body?.cancel();
  equal(created.status, 200);
  return await signInAgainAt(address);
}

/** Signs the administrator in whom signInAt() has created; returns the cookies. */
export async function signInAgainAt(address: string): Promise<string> {
  const response = await send(address, "/auth/signin", ADMIN);
  await response.body?.cancel();
  equal(response.status, 200);
  return response.headers.getSetCookie().map((line) => line.split(";")[0]).join(
    "; ",
  );
}

function send(
  address: string,
  path: string,
  body: Record<string, string>,
): Promise<Response> {
  return fetch(`${address}/api/admins${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
