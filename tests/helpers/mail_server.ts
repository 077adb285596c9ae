import {
  type AddressInfo,
  createServer,
  type Server,
  type Socket,
} from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { ROOT } from "@/lib/tasks/project.ts";

const FOLDER = `${ROOT}/tests/fixtures/mail`;

/** A self-signed certificate for localhost and its key, created for the tests. */
export const CERT = await Deno.readTextFile(`${FOLDER}/cert.pem`);
const KEY = await Deno.readTextFile(`${FOLDER}/key.pem`);

/** A received mail. */
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
  /** The sign-ins, with whether the connection was encrypted. */
  logins: { user: string; password: string; secure: boolean }[];
}

/** Starts a mail server that accepts every mail and password unless `options` say otherwise. */
export async function startMailServer(
  options: SMTPServerOptions = {},
): Promise<MailServer> {
  const received: Received[] = [];
  const logins: MailServer["logins"] = [];
  const server = new SMTPServer({
    cert: CERT,
    key: KEY,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
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
  // Some tests disconnect on purpose.
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

/** A server that follows a script and records its input. */
export interface ScriptedServer extends AsyncDisposable {
  port: number;
  heard: string[];
}

/** Commands that a server answers; lines of a mail's text do not match. */
const COMMAND = /^(EHLO|HELO|AUTH|MAIL|RCPT|QUIT)/;

/**
 * Starts a server that sends `greeting` and answers each line that begins with a key of `answers`; a function gets the
 * connection. Other commands get `250 ok`.
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
