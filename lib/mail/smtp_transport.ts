import { connect, type Socket } from "node:net";
import type { Smtp } from "../env.ts";
import type { Problem } from "../errors.ts";
import {
  checkLetter,
  type Letter,
  MailError,
  type Transport,
} from "./letter.ts";
import { cleanReason } from "./reason.ts";

/** Deadlines of each step, in milliseconds. */
export interface SmtpDeadlines {
  /** Until the connection is established, and until the greeting. */
  connection: number;
  /** Without a byte from the server. */
  silence: number;
  /** In total: a server that drips bytes is never silent. */
  overall: number;
}

export interface SmtpOptions {
  deadlines?: SmtpDeadlines;
  /** An additional trusted certificate. */
  ca?: string;
}

const DEADLINES: SmtpDeadlines = {
  connection: 10_000,
  silence: 20_000,
  overall: 30_000,
};

/** Options of nodemailer. Letters are strings only: objects would make it read files and addresses. */
const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

/** Sends mails by SMTP, with a connection for each (decision 31). */
export function smtpTransport(
  smtp: Smtp,
  { deadlines = DEADLINES, ca }: SmtpOptions = {},
): Transport {
  return {
    async send(letter, { password } = {}) {
      checkLetter(letter);
      const { host } = smtp;
      if (host === undefined) {
        throw new MailError("permanent", { key: "error.mailNotSetUp" });
      }
      const server = { ...smtp, host };
      const credentials = credentialsOf(server, letter, password);
      await new Attempt(server, { credentials, deadlines, ca }).run(letter);
    },
  };
}

type Server = Smtp & { host: string };

/** Refusals of something other than the mail, by the library's error code, because the answer alone does not tell. */
const REFUSALS: Record<string, Problem["key"]> = {
  EAUTH: "error.mailSignIn",
  ETLS: "error.mailUnencrypted",
};

interface Credentials {
  user: string;
  pass: string;
}

/** Returns the credentials. A typed password belongs to the sender's mailbox where no user is set (decision 17). */
function credentialsOf(
  { user, password }: Smtp,
  { from }: Letter,
  typed: string | undefined,
): Credentials | undefined {
  if (typed !== undefined) return { user: user ?? from, pass: typed };
  if (user === undefined || password === undefined) return undefined;
  return { user, pass: password };
}

interface AttemptOptions {
  credentials: Credentials | undefined;
  deadlines: SmtpDeadlines;
  ca: string | undefined;
}

/** One conversation with the server. */
class Attempt {
  readonly #server: Server;
  readonly #options: AttemptOptions;
  readonly #abort = new AbortController();
  #socket: Socket | undefined;
  /** Whether the server has begun to receive the text; from then on only its answer reveals the outcome. */
  #isHandedOver = false;

  constructor(server: Server, options: AttemptOptions) {
    this.#server = server;
    this.#options = options;
  }

  async run(letter: Letter): Promise<void> {
    const { overall } = this.#options.deadlines;
    const timer = setTimeout(() => this.#end(), overall);
    try {
      // Loaded with the first mail, so that starts without mails do not pay for it.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport(this.#transportOptions(letter));
      await transport.sendMail({
        ...toMessage(letter),
        ...NO_ACCESS,
        signal: this.#abort.signal,
      });
    } catch (error) {
      throw this.#toMailError(error as SmtpError);
    } finally {
      clearTimeout(timer);
      this.#socket?.destroy();
    }
  }

  #end(): void {
    this.#abort.abort();
    this.#socket?.destroy();
  }

  #transportOptions(letter: Letter) {
    const { host, port, security } = this.#server;
    const { credentials, deadlines, ca } = this.#options;
    return {
      ...{ host, port, ...NO_ACCESS },
      secure: security === "tls",
      requireTLS: security === "starttls",
      ignoreTLS: security === "none",
      ...(credentials && { auth: credentials }),
      // The name in the greeting: never this machine's or one from a request.
      name: letter.from.split("@")[1]!,
      connectionTimeout: deadlines.connection,
      greetingTimeout: deadlines.connection,
      socketTimeout: deadlines.silence,
      socketCloseTimeout: 0,
      tls: { rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
      getSocket: (_options: unknown, callback: SocketCallback) =>
        this.#connect(callback),
      transactionLog: true,
      logger: this.#watcher(),
    };
  }

  /** Connects by name: the library would resolve it, but the process may reach the server only by its name. */
  #connect(callback: SocketCallback): void {
    const { host, port } = this.#server;
    const socket = connect({ host, port });
    this.#socket = socket;
    const timer = setTimeout(
      () => socket.destroy(new Error("Connection timeout")),
      this.#options.deadlines.connection,
    );
    socket.once("error", fail);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.removeListener("error", fail);
      callback(null, { connection: socket });
    });
    function fail(error: Error): void {
      clearTimeout(timer);
      callback(error);
    }
  }

  /** Watches the server's answers; 354 asks for the text. */
  #watcher() {
    const ignore = () => undefined;
    const debug = (entry: { tnx?: string }, line: unknown) => {
      const isStart = entry.tnx === "server" && /^354/.test(String(line));
      if (isStart) this.#isHandedOver = true;
    };
    return {
      ...{ trace: ignore, info: ignore, warn: ignore, error: ignore },
      ...{ fatal: ignore, debug },
    };
  }

  #toMailError(error: SmtpError): MailError {
    const { credentials } = this.#options;
    const code = error.responseCode;
    if (code === undefined && this.#isHandedOver) {
      return new MailError("unknown", { key: "error.mailUnknown" });
    }
    if (this.#abort.signal.aborted) {
      return new MailError("temporary", { key: "error.mailTimeout" });
    }
    const text = code === undefined ? error.message : error.response;
    const reason = cleanReason(text ?? error.message, secretsOf(credentials));
    const isRefused = code !== undefined && code >= 500;
    return isRefused
      ? new MailError("permanent", {
        key: REFUSALS[error.code ?? ""] ?? "error.mailRefused",
        params: { reason },
      })
      : new MailError("temporary", {
        key: "error.mailFailed",
        params: { reason },
      });
  }
}

/** Returns the password, as it is and as AUTH PLAIN encodes it. */
function secretsOf(credentials: Credentials | undefined): string[] {
  if (credentials === undefined) return [];
  const { user, pass } = credentials;
  return [`\0${user}\0${pass}`, pass];
}

type SocketCallback = (
  error: Error | null,
  options?: { connection: Socket },
) => void;

/** What nodemailer throws. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

function toMessage(letter: Letter) {
  const { from, fromName, to, replyTo, subject, text, html } = letter;
  return {
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    ...(replyTo !== undefined && {
      replyTo: { name: "", address: replyTo },
    }),
    ...{ subject, text, ...(html !== undefined && { html }) },
    ...(letter.isAutomatic && {
      headers: { "Auto-Submitted": "auto-generated" },
    }),
  };
}
