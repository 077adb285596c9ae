import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { ROOT } from "@/lib/tasks/project.ts";

const FOLDER = `${ROOT}/tests/fixtures/mail`;

/** A certificate for localhost that nobody has signed but itself, and its key; both made for the tests. */
export const CERT = await Deno.readTextFile(`${FOLDER}/cert.pem`);
const KEY = await Deno.readTextFile(`${FOLDER}/key.pem`);

/** What arrived. */
export interface Received {
  from: string;
  to: string[];
  mail: Email;
  raw: string;
}

/** A real mail server in this process. */
export interface MailServer extends AsyncDisposable {
  port: number;
  received: Received[];
  /** Who has signed in, with what, and whether the connection was encrypted then. */
  logins: { user: string; password: string; secure: boolean }[];
}

/** Starts a mail server that takes every mail and every password, unless `options` say otherwise. */
export async function startMailServer(
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const received: Received[] = [];
  const logins: MailServer["logins"] = [];
  const server = new SMTPServer({
    ...{ cert: CERT, key: KEY, authOptional: true, allowInsecureAuth: true },
    ...{ disableReverseLookup: true, logger: false },
    onAuth({ username = "", password = "" }, session, callback) {
      logins.push({
        user: username,
        password: password ?? "",
        secure: session.secure,
      });
      callback(null, { user: username });
    },
    async onData(stream, session, callback) {
      const raw = await new Response(ReadableStream.from(stream)).text();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom === false ? "" : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(raw),
        raw,
      });
      callback();
    },
    ...options,
  });
  // Clients that break off are what some tests are about.
  server.on("error", () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    logins,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that says what it is told to, line by line, and keeps what it hears. */
export interface ScriptedServer extends AsyncDisposable {
  port: number;
  heard: string[];
}

/** What a server answers one by one; the lines of a text are not among them. */
const COMMAND = /^(EHLO|HELO|AUTH|MAIL|RCPT|QUIT)/;

/**
 * Starts a server that greets with `greeting` and answers each line that begins with a key of `answers`; a function gets
 * the connection. Other commands get `250 ok`.
 */
export async function startScriptedServer(
  greeting: string | ((socket: Socket) => void),
  answers: Record<string, string | ((socket: Socket) => void)> = {},
): Promise<ScriptedServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    if (typeof greeting === "string") socket.write(greeting);
    else greeting(socket);
    socket.on("data", (chunk) => {
      for (const line of String(chunk).split("\r\n").filter(Boolean)) {
        heard.push(line);
        const key = Object.keys(answers).find((key) => line.startsWith(key));
        const usual = COMMAND.test(line) ? "250 ok\r\n" : "";
        const answer = key === undefined ? usual : answers[key]!;
        if (typeof answer === "string") socket.write(answer);
        else answer(socket);
      }
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
