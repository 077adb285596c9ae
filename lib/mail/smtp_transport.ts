import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Smtp } from "@/lib/env.ts";
import type { Problem } from "@/lib/errors.ts";
import {
  checkLetter,
  cleanReason,
  headersOf,
  type Letter,
  MailError,
  type Transport,
} from "./letter.ts";

interface SmtpOptions {
  /** Time limits in milliseconds. */
  deadlines?: typeof DEADLINES;
  /** An additional trusted certificate. */
  ca?: string;
}

const DEADLINES = {
  /** For connecting, and for the greeting. */
  connection: 10_000,
  /** Since the last byte from the server. */
  silence: 20_000,
  /** In total, because a server that drips bytes is never silent. */
  overall: 30_000,
};

/** Keeps nodemailer from reading files and URLs, which it would do for objects; letters contain only strings. */
const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

/** Sends each mail over a new SMTP connection. */
export function smtpTransport(
  { user, password: pass, ...server }: Smtp,
  options: SmtpOptions = {},
): Transport {
  const { deadlines = DEADLINES } = options;
  return {
    async send(letter, { password } = {}) {
      checkLetter(letter);
      const { host } = server;
      if (host === undefined) {
        throw new MailError("permanent", { key: "error.mailNotSetUp" });
      }
      const auth = credentialsOf({ user, password: pass }, letter, password);
      const signal = AbortSignal.timeout(deadlines.overall);
      // Once the text is handed over, only the server's reply reveals the outcome.
      let isHandedOver = false;
      try {
        // Loaded with the first mail, to keep starts fast.
        const { createTransport } = await import("nodemailer");
        const transport = createTransport({
          ...serverOptions({ ...server, host }, { ...options, deadlines }),
          ...(auth && { auth }),
          // The name in EHLO: neither this machine's nor one from a request.
          name: letter.from.split("@")[1]!,
          transactionLog: true,
          logger: {
            // The reply 354 asks for the text.
            debug: ({ tnx }: { tnx?: string }, line: unknown) => {
              isHandedOver ||= tnx === "server" && /^354/.test(String(line));
            },
          },
        });
        const message = { ...toMessage(letter), ...NO_ACCESS, signal };
        await transport.sendMail(message);
      } catch (error) {
        const isLate = signal.aborted;
        throw toMailError(error as SmtpError, { auth, isHandedOver, isLate });
      }
    },
  };
}

/** Returns the options of the connection. */
function serverOptions(
  { host, port, security }: Pick<Smtp, "port" | "security"> & { host: string },
  { deadlines, ca }: SmtpOptions & { deadlines: typeof DEADLINES },
) {
  return {
    host,
    port,
    ...NO_ACCESS,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    connectionTimeout: deadlines.connection,
    greetingTimeout: deadlines.connection,
    socketTimeout: deadlines.silence,
    socketCloseTimeout: 0,
    tls: { rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    getSocket: (_options: unknown, callback: SocketCallback) => {
      const opening = openSocket({ host, port }, deadlines.connection);
      opening.then((connection) => callback(null, { connection }), callback);
    },
  };
}

interface Credentials {
  user: string;
  pass: string;
}

/** Returns the credentials. If no user is configured, a typed password belongs to the sender's mailbox. */
function credentialsOf(
  { user, password }: Pick<Smtp, "user" | "password">,
  { from }: Letter,
  typed: string | undefined,
): Credentials | undefined {
  if (typed !== undefined) return { user: user ?? from, pass: typed };
  if (user === undefined || password === undefined) return undefined;
  return { user, pass: password };
}

type SocketCallback = (
  error: Error | null,
  options?: { connection: Socket },
) => void;

/** Connects by host name: nodemailer would resolve it, but the process has network permission only for the name. */
async function openSocket(
  address: { host: string; port: number },
  ms: number,
): Promise<Socket> {
  const socket = connect(address);
  const timer = setTimeout(
    () => socket.destroy(new Error("Connection timeout")),
    ms,
  );
  await once(socket, "connect").finally(() => clearTimeout(timer));
  return socket;
}

/** The errors that nodemailer throws. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** Refusals of the connection or sign-in by nodemailer's error code, because the server's reply alone is ambiguous. */
const REFUSALS: Record<string, Problem["key"]> = {
  EAUTH: "error.mailSignIn",
  ETLS: "error.mailUnencrypted",
};

function toMailError(
  { message, code = "", responseCode, response = message }: SmtpError,
  { auth, isHandedOver, isLate }: {
    auth: Credentials | undefined;
    isHandedOver: boolean;
    isLate: boolean;
  },
): MailError {
  if (responseCode === undefined && isHandedOver) {
    return new MailError("unknown", { key: "error.mailUnknown" });
  }
  if (isLate) return new MailError("temporary", { key: "error.mailTimeout" });
  const text = responseCode === undefined ? message : response;
  // The password, alone and in the form that AUTH PLAIN encodes.
  const secrets = auth ? [`\0${auth.user}\0${auth.pass}`, auth.pass] : [];
  const params = { reason: cleanReason(text, secrets) };
  return responseCode !== undefined && responseCode >= 500
    ? new MailError("permanent", {
      key: REFUSALS[code] ?? "error.mailRefused",
      params,
    })
    : new MailError("temporary", { key: "error.mailFailed", params });
}

function toMessage(letter: Letter) {
  const { from, fromName, to, replyTo, subject, text, html } = letter;
  return {
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    replyTo: replyTo && { name: "", address: replyTo },
    subject,
    text,
    html,
    headers: headersOf(letter),
  };
}
