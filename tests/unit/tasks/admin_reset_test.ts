import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { signIn } from "@/lib/accounts/admins.ts";
import { resetPassword } from "@/lib/accounts/password_change.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { resetAdmin } from "@/lib/tasks/admin_reset.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { ADMIN, seedAdmin } from "../../helpers/admin.ts";
import { memoryKv } from "../../helpers/domain.ts";

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

Deno.test("resetAdmin() prints a link with a pin that works, and no password", async () => {
  using kv = await memoryKv();
  await seedAdmin(kv);
  const said = await resetAdmin(kv, { email: undefined, origin: ORIGIN });
  const [link, typed, ...others] = said.match(PIN)!;
  equal(link, typed);
  deepEqual(others, []);
  ok(said.includes(`${ORIGIN}/control/password.html#token=${link}`));
  ok(said.includes(ADMIN.email));
  await redeem(kv, link!);
});

Deno.test("resetAdmin() says when there is no administrator, and of several asks which one", async () => {
  using kv = await memoryKv();
  const ask = (email?: string) => resetAdmin(kv, { email, origin: ORIGIN });
  await rejects(
    ask(),
    new OperatorError(
      "There is no administrator yet: `deno task start` prints the link that creates one.",
    ),
  );
  const admin = await seedAdmin(kv);
  await rejects(ask("b@b.example"), /There is no administrator b@b\.example/);
  await kv.transact(async (tx) => {
    const record = await tx.read<object>(["admins", admin.id]);
    tx.set(["admins", "2"], { ...record, id: "2", email: "b@b.example" });
  });
  await rejects(ask(), /several administrators[^]*b@b\.example/);
  match(await ask("B@b.example"), /for b@b\.example within 15 minutes/);
  await kv.transact(async (tx) => {
    const record = await tx.read<object>(["admins", "2"]);
    tx.set(["admins", "2"], { ...record, email: "B@b.example" });
  });
  match(await ask("b@b.example"), /for B@b\.example within 15 minutes/);
});

Deno.test("resetAdmin() leaves out people who may not sign in", async () => {
  using kv = await memoryKv();
  const admin = await seedAdmin(kv);
  const others = [{ id: "2", active: "no" }, { id: "3", pending: "yes" }];
  await kv.transact(async (tx) => {
    const record = await tx.read<object>(["admins", admin.id]);
    for (const other of others) {
      const email = `${other.id}@b.example`;
      tx.set(["admins", other.id], { ...record, ...other, email });
    }
  });
  const ask = (email?: string) => resetAdmin(kv, { email, origin: ORIGIN });
  match(await ask(), /for admin@waybill\.example within 15 minutes/);
  for (const { id } of others) {
    await rejects(ask(`${id}@b.example`), /There is no administrator/);
  }
});

async function runTask(kvPath: string) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "lib/tasks/admin_reset.ts"],
    cwd: ROOT,
    env: { KV_PATH: kvPath, PUBLIC_ORIGIN: ORIGIN },
  }).output();
  const decoder = new TextDecoder();
  return {
    code,
    stdout: decoder.decode(stdout),
    stderr: decoder.decode(stderr),
  };
}

Deno.test("deno task admin:reset works on a file that a server has open", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const kv = await openSite(`${folder}/waybill.kv`);
    await seedAdmin(kv);
    const { code, stdout } = await runTask(`${folder}/waybill.kv`);
    equal(code, 0);
    await redeem(kv, stdout.match(PIN)![0]!);
    kv.close();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("deno task admin:reset creates no database", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const { code, stderr } = await runTask(`${folder}/elsewhere.kv`);
    equal(code, 1);
    match(stderr, /There is no database at .*elsewhere\.kv/);
    deepEqual(await Array.fromAsync(Deno.readDir(folder)), []);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
