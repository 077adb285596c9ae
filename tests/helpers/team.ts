import { equal } from "node:assert/strict";
import type { InvitedMember } from "@/lib/accounts/schema.ts";
import type { Role } from "@/lib/fields/roles.ts";
import type { TestApp } from "./app.ts";
import type { ApiAnswer, Client } from "./client.ts";

/** The password chosen by invited members. */
export const PASSWORD = "seven grey whales";

/** Returns the token of an invitation's link. */
export function tokenOf(link: string | undefined): string {
  return new URL(link ?? "").hash.slice("#token=".length);
}

/** Invites a member as an owner. */
export async function invite(
  owner: Client,
  email: string,
  role: Role = "clerk",
): Promise<InvitedMember> {
  const { status, text, body } = await owner.api<InvitedMember>(
    "POST",
    "/admins",
    { body: { email, name: "Ida Clerk", role } },
  );
  equal(status, 200, text);
  return body.data;
}

/** Accepts an invitation by its link. */
export function accept(
  client: Client,
  link: string | undefined,
  fields: object = {},
): Promise<ApiAnswer<unknown>> {
  const token = tokenOf(link);
  return client.api("POST", "/admins/accept", {
    body: { token, name: "Ida Clerk", password: PASSWORD, ...fields },
  });
}

/** Signs in through the API. */
export function signIn(
  client: Client,
  email: string,
  password = PASSWORD,
): Promise<ApiAnswer<unknown>> {
  const body = { email, password };
  return client.api("POST", "/admins/auth/signin", { body });
}

/** Fills the team and returns its screens. */
export async function teamScreens(app: TestApp): Promise<string[]> {
  const owner = await app.signedIn();
  const pending = await invite(owner, "pending@example.com", "manager");
  const { member } = await signInColleague(app, {
    owner,
    email: "off@example.com",
  });
  const body = { id: member.id, active: "no" };
  await owner.api("PATCH", "/admins", { body });
  return [
    "/control/team/list.html?done=deleted",
    "/control/team/create.html",
    `/control/team/${pending.id}?done=updated`,
    `/control/team/${pending.id}?delete`,
    `/control/team/${member.id}`,
    "/control/account/name.html?done=updated",
  ];
}

/** Invites a member, accepts and signs in; returns the member and their browser. */
export async function signInColleague(
  app: TestApp,
  { owner, email, role = "clerk" }: {
    owner: Client;
    email: string;
    role?: Role;
  },
): Promise<{ member: InvitedMember; client: Client }> {
  const member = await invite(owner, email, role);
  const client = app.client();
  equal((await accept(client, member.invite_url)).status, 200);
  equal((await signIn(client, email)).status, 200);
  return { member, client };
}
