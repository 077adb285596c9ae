import type { MailApi } from "../env.ts";
import {
  checkLetter,
  type Letter,
  MailError,
  type Transport,
} from "./letter.ts";
import { cleanReason } from "./reason.ts";

const DEADLINE_MS = 30_000;

/** Maximum characters read of an answer, of which only the reason is used. */
const MAX_ANSWER_CHARS = 10_000;

/** Statuses by which the provider has not accepted the mail, but may later. */
const TEMPORARY = [429, 500, 503];

/** Sends mails through a provider's HTTPS API in the format of Resend (decision 31). */
export function apiTransport(
  { url, key }: MailApi,
  { deadline = DEADLINE_MS }: { deadline?: number } = {},
): Transport {
  return {
    async send(letter) {
      checkLetter(letter);
      if (key === undefined) {
        throw new MailError("permanent", { key: "error.mailNotSetUp" });
      }
      await post({ url, key }, { letter, deadline });
    },
  };
}

async function post(
  { url, key }: { url: string; key: string },
  { letter, deadline }: { letter: Letter; deadline: number },
): Promise<void> {
  try {
    const response = await fetch(url, {
      method: "POST",
      // The key must not follow a redirect.
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(toBody(letter)),
    });
    const answer = await readStart(response);
    if (!response.ok) throw refusal(response.status, { answer, key });
  } catch (error) {
    if (error instanceof MailError) throw error;
    throw failure(error as Error);
  }
}

function toBody(letter: Letter) {
  const { from, fromName, to, replyTo, subject, text, html } = letter;
  // Quotes keep a comma inside the name.
  const name = fromName.replace(/["\\]/g, "");
  return {
    from: `"${name}" <${from}>`,
    to: [to],
    ...(replyTo !== undefined && { reply_to: replyTo }),
    ...{ subject, text, ...(html !== undefined && { html }) },
    ...(letter.isAutomatic && {
      headers: { "Auto-Submitted": "auto-generated" },
    }),
  };
}

async function readStart(response: Response): Promise<string> {
  let text = "";
  const stream = response.body?.pipeThrough(new TextDecoderStream());
  for await (const part of stream ?? []) {
    text += part;
    if (text.length > MAX_ANSWER_CHARS) break;
  }
  return text;
}

function refusal(
  status: number,
  { answer, key }: { answer: string; key: string },
): MailError {
  const mayPass = TEMPORARY.includes(status);
  if (status >= 500 && !mayPass) return unknown();
  const reason = cleanReason(`${status} ${messageOf(answer)}`, [key]);
  return new MailError(mayPass ? "temporary" : "permanent", {
    key: "error.mailRefused",
    params: { reason },
  });
}

/** Creates the error for an unknown outcome: a gateway without its provider, or a broken connection. */
function unknown(): MailError {
  return new MailError("unknown", { key: "error.mailUnknown" });
}

/** Converts an error; only one before the connection proves that the provider has not got the mail. */
function failure(error: Error): MailError {
  const cause = error.cause instanceof Error ? error.cause.message : "";
  const [, detail] = `${error.message} ${cause}`.split(
    "client error (Connect): ",
  );
  if (detail === undefined) return unknown();
  return new MailError("temporary", {
    key: "error.mailFailed",
    params: { reason: cleanReason(detail, []) },
  });
}

function messageOf(answer: string): string {
  try {
    const { message } = JSON.parse(answer);
    return typeof message === "string" ? message : answer;
  } catch {
    return answer;
  }
}
