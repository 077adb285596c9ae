import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { signIn } from "@/lib/accounts/members.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { resetAdmin } from "@/lib/tasks/admin_reset.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { ADMIN, seedAdmin } from "../../helpers/admin.ts";
import { test } from "../../helpers/domain.ts";
import { runTask } from "../../helpers/tasks.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { resetPassword } from "@/lib/accounts/password_reset.ts";

const NEW = "seven grey whales";
const ORIGIN = "https://www.example.com";
const PIN = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}/g;

async function redeem(kv: Kv, token: string): Promise<void> {
  await resetPassword(kv, {
    email: ADMIN.email,
    new_password: NEW,
    confirm_new_password: NEW,
    password_token: token,
  }, { locale: DEFAULT_LOCALE });
  await signIn(kv, { email: ADMIN.email, password: NEW });
}

test("resetAdmin() prints a link with a working pin and no password", async (kv) => {
  await seedAdmin(kv);
  const said = await resetAdmin(kv, { email: undefined, origin: ORIGIN });
  const [link, typed, ...others] = said.match(PIN)!;
  equal(link, typed);
  deepEqual(others, []);
  ok(said.includes(`${ORIGIN}/control/password.html#token=${link}`));
  ok(said.includes(ADMIN.email));
  await redeem(kv, link!);
});

/** Stores a changed copy of the owner's record. */
async function addAdmin(kv: Kv, id: string, changes: object): Promise<void> {
  await kv.transact(async (tx) => {
    const [record] = await Array.fromAsync(kv.walk<object>(["admins"], 1));
    tx.set(["admins", id], { ...record!.value, ...changes, id });
    return await Promise.resolve();
  });
}

test("resetAdmin() reports a missing administrator, or asks which of several is meant", async (kv) => {
  const ask = (email?: string) => resetAdmin(kv, { email, origin: ORIGIN });
  const none =
    "There is no administrator yet: `deno task start` prints the link that creates one.";
  await rejects(ask(), new OperatorError(none));
  await seedAdmin(kv);
  await rejects(ask("b@b.example"), /There is no administrator b@b\.example/);
  await addAdmin(kv, "2", { email: "b@b.example" });
  await rejects(ask(), /several administrators[^]*b@b\.example/);
  match(await ask("B@b.example"), /for b@b\.example within 15 minutes/);
  await addAdmin(kv, "2", { email: "B@b.example" });
  match(await ask("b@b.example"), /for B@b\.example within 15 minutes/);
});

test("resetAdmin() ignores members who may not sign in", async (kv) => {
  await seedAdmin(kv);
  await addAdmin(kv, "2", { active: "no", email: "2@b.example" });
  await addAdmin(kv, "3", { pending: "yes", email: "3@b.example" });
  const ask = (email?: string) => resetAdmin(kv, { email, origin: ORIGIN });
  match(await ask(), /for admin@waybill\.example within 15 minutes/);
  for (const email of ["2@b.example", "3@b.example"]) {
    await rejects(ask(email), /There is no administrator/);
  }
});

Deno.test("deno task admin:reset works on a file that a server has open", async () => {
  await using folder = new TempFolder();
  const KV_PATH = `${folder.path}/waybill.kv`;
  using kv = await openSite(KV_PATH);
  await seedAdmin(kv);
  const variables = { KV_PATH, PUBLIC_ORIGIN: ORIGIN };
  const { code, output } = await runTask("admin_reset", [], variables);
  equal(code, 0);
  await redeem(kv, output.match(PIN)![0]!);
});
