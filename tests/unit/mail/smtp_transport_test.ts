import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  ok,
  rejects,
} from "node:assert/strict";
import type { Smtp } from "@/lib/env.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { smtpTransport } from "@/lib/mail/smtp_transport.ts";
import { letter } from "@/tests/helpers/letters.ts";
import {
  CERT,
  startMailServer,
  startScriptedServer,
} from "@/tests/helpers/mail_server.ts";

const QUICK = { connection: 300, silence: 300, overall: 900 };

function smtp(port: number, changes: Partial<Smtp> = {}): Smtp {
  const host = { host: "127.0.0.1", port, security: "none" } as const;
  return { ...host, user: "post", password: "env-secret", ...changes };
}

/** Sends a mail and returns its MailError. */
async function failure(
  server: Smtp,
  options: { ca?: string; password?: string } = {},
): Promise<MailError> {
  const { password, ...rest } = options;
  const transport = smtpTransport(server, { deadlines: QUICK, ...rest });
  const given = password === undefined ? {} : { password };
  const error = await transport.send(letter(), given).catch((error) => error);
  ok(error instanceof MailError, String(error));
  return error;
}

function reasonOf({ problem }: MailError): string {
  return String(problem.params?.reason);
}

/** Starts a server that rejects every sign-in. */
function startRefusingServer(answer: string) {
  return startScriptedServer("220 hi\r\n", {
    EHLO: "250-hi\r\n250 AUTH PLAIN\r\n",
    AUTH: `${answer}\r\n`,
  });
}

/** Returns an error for the mail server to reply with. */
function serverError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

Deno.test("smtpTransport() delivers text and HTML in any script", async () => {
  await using server = await startMailServer();
  await smtpTransport(smtp(server.port)).send(letter({
    subject: "شحنتك في الطريق — 包裹 🚢",
    text: "مرحبًا",
    html: '<p dir="rtl">مرحبًا</p>',
    replyTo: "visitor@example.com",
    isAutomatic: true,
  }));
  const { from, to, mail, raw } = server.received[0]!;
  equal(from, "post@waybill.example");
  deepEqual(to, ["ann@example.com"]);
  equal(mail.subject, "شحنتك في الطريق — 包裹 🚢");
  equal(mail.text?.trim(), "مرحبًا");
  match(mail.html ?? "", /dir="rtl">مرحبًا/);
  equal(mail.from?.name, "Waybill Logistics");
  equal(mail.replyTo?.[0]?.address, "visitor@example.com");
  match(raw, /^Auto-Submitted: auto-generated/m);
});

Deno.test("smtpTransport() sends a member's mail unmarked, and unencrypted if so configured", async () => {
  await using server = await startMailServer();
  await smtpTransport(smtp(server.port)).send(letter());
  doesNotMatch(server.received[0]!.raw, /Auto-Submitted/i);
  const [login] = server.logins;
  deepEqual(login, { user: "post", password: "env-secret", secure: false });
});

Deno.test("smtpTransport() prefers a typed password and signs in as the sender if no user is set", async () => {
  await using server = await startMailServer();
  const password = "typed";
  await smtpTransport(smtp(server.port)).send(letter(), { password });
  const unset = { user: undefined, password: undefined };
  await smtpTransport(smtp(server.port, unset)).send(letter(), { password });
  deepEqual(server.logins.map(({ user, password }) => [user, password]), [
    ["post", "typed"],
    ["post@waybill.example", "typed"],
  ]);
});

for (const security of ["starttls", "tls"] as const) {
  const options = security === "tls" ? { secure: true } : {};

  Deno.test(`smtpTransport() signs in over an encrypted connection with ${security}`, async () => {
    await using server = await startMailServer(options);
    const site = smtp(server.port, { security, host: "localhost" });
    await smtpTransport(site, { ca: CERT }).send(letter());
    equal(server.received.length, 1);
    deepEqual(server.logins.map(({ secure }) => secure), [true]);
  });

  Deno.test(`smtpTransport() rejects a self-signed certificate with ${security}`, async () => {
    await using server = await startMailServer(options);
    const error = await failure(smtp(server.port, { security }));
    match(reasonOf(error), /certificate/i);
    deepEqual([server.logins, server.received], [[], []]);
  });
}

Deno.test("smtpTransport() sends no secrets to a server without STARTTLS", async () => {
  await using server = await startScriptedServer("220 hi\r\n", {
    EHLO: "250-hi\r\n250 AUTH PLAIN LOGIN\r\n",
    STARTTLS: "502 no\r\n",
  });
  const error = await failure(smtp(server.port, { security: "starttls" }));
  equal(error.failure === "unknown", false);
  equal(error.problem.key, "error.mailUnencrypted");
  match(reasonOf(error), /502 no/);
  deepEqual(server.heard.filter((line) => /AUTH|MAIL|DATA/.test(line)), []);
});

Deno.test("smtpTransport() reports a 5xx as permanent with the server's reason", async () => {
  await using server = await startMailServer({
    onRcptTo: (_address, _session, callback) =>
      callback(serverError(550, "No such mailbox")),
  });
  const error = await failure(smtp(server.port));
  equal(error.failure, "permanent");
  match(reasonOf(error), /550 No such mailbox/);
});

Deno.test("smtpTransport() distinguishes a rejected sign-in from a rejected mail", async () => {
  await using server = await startMailServer({
    onAuth: (_auth, _session, callback) =>
      callback(serverError(535, "Who are you?")),
  });
  const error = await failure(smtp(server.port, { user: "a", password: "b" }));
  equal(error.problem.key, "error.mailSignIn");
  match(reasonOf(error), /535 Who are you\?/);
});

Deno.test("smtpTransport() reports a 4xx as temporary", async () => {
  await using server = await startScriptedServer("421 too busy\r\n");
  const error = await failure(smtp(server.port));
  equal(error.failure, "temporary");
  match(reasonOf(error), /421 too busy/);
});

Deno.test("smtpTransport() redacts the password from the error", async () => {
  await using server = await startRefusingServer("535 canary-7391 is wrong");
  const error = await failure(smtp(server.port), { password: "canary-7391" });
  equal(error.failure, "permanent");
  equal(reasonOf(error), "535 *** is wrong");
});

Deno.test("smtpTransport() strips control characters from the error", async () => {
  await using server = await startRefusingServer("535 no\u001b[31m way\u0007");
  equal(reasonOf(await failure(smtp(server.port))), "535 no [31m way");
});

Deno.test("smtpTransport() redacts the AUTH line from the error", async () => {
  const sent = btoa("\0post\0canary-7391");
  const answers: [answer: string, shown?: string][] = [
    [`Cannot decode: AUTH PLAIN ${sent}`, "Cannot decode: AUTH PLAIN ***"],
    [`AUTH PLAIN ${sent.slice(0, -6)}...`, "AUTH PLAIN ***..."],
    [`Cannot decode ${sent}`, "Cannot decode ***"],
    ["SMTP AUTH is required first"],
    ["issue AUTH LOGIN first"],
  ];
  const password = "canary-7391";
  for (const [answer, shown = answer] of answers) {
    await using server = await startRefusingServer(`501 5.5.2 ${answer}`);
    const error = await failure(smtp(server.port), { password });
    equal(reasonOf(error), `501 5.5.2 ${shown}`);
  }
});

Deno.test("smtpTransport() reports a refused connection as temporary", async () => {
  const server = await startScriptedServer("");
  const { port } = server;
  await server[Symbol.asyncDispose]();
  const error = await failure(smtp(port));
  equal(error.failure, "temporary");
  match(reasonOf(error), /ECONNREFUSED/);
});

for (const security of ["none", "tls"] as const) {
  Deno.test(`smtpTransport() times out on a server that never greets, with ${security}`, async () => {
    await using server = await startScriptedServer(() => undefined);
    const error = await failure(smtp(server.port, { security }));
    equal(error.failure, "temporary");
  });
}

Deno.test("smtpTransport() times out on a server that sends byte by byte", async () => {
  let timer: ReturnType<typeof setInterval> | undefined;
  await using server = await startScriptedServer((socket) => {
    socket.write("220 hi\r\n");
    timer = setInterval(() => socket.write("2"), 50);
  }, { EHLO: "" });
  const error = await failure(smtp(server.port));
  clearInterval(timer);
  equal(error.problem.key, "error.mailTimeout");
  equal(error.failure, "temporary");
});

Deno.test("smtpTransport() truncates a greeting of 500 lines", async () => {
  const greeting = "554-go away\r\n".repeat(499) + "554 go away\r\n";
  await using server = await startScriptedServer(greeting);
  const error = await failure(smtp(server.port));
  equal(error.failure, "permanent");
  ok(reasonOf(error).length <= 301);
});

Deno.test("smtpTransport() reports a mail as unknown if the server disconnects after the text", async () => {
  await using server = await startScriptedServer("220 hi\r\n", {
    DATA: "354 go on\r\n",
    ".": (socket) => socket.destroy(),
  });
  const error = await failure(smtp(server.port));
  equal(error.failure, "unknown");
  equal(error.problem.key, "error.mailUnknown");
});

Deno.test("smtpTransport() reports a mail as unknown if the server does not answer after the text", async () => {
  await using server = await startScriptedServer("220 hi\r\n", {
    DATA: "354 go on\r\n",
  });
  equal((await failure(smtp(server.port))).failure, "unknown");
});

Deno.test("smtpTransport() sends nothing if no server is configured", async () => {
  await rejects(
    smtpTransport(smtp(25, { host: undefined })).send(letter()),
    new MailError("permanent", { key: "error.mailNotSetUp" }),
  );
});
