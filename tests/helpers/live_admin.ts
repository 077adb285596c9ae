import { equal } from "node:assert/strict";

/** The setup token of a separate server. */
export const SETUP_TOKEN = "token";

const ADMIN = { email: "owner@example.com", password: "three moored barges" };

/** Creates the administrator of a running server and signs in; returns the cookies. */
export async function signInAt(address: string): Promise<string> {
  const send = (path: string, body: Record<string, string>) =>
    fetch(`${address}/api/admins${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const created = await send("", { ...ADMIN, token: SETUP_TOKEN });
  await created.body?.cancel();
  equal(created.status, 200);
  const response = await send("/auth/signin", ADMIN);
  await response.body?.cancel();
  return response.headers.getSetCookie().map((line) => line.split(";")[0]).join(
    "; ",
  );
}
