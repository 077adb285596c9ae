import type { MailApi } from "../env.ts";
import { checkLetter, type Letter, type Transport } from "./letter.ts";
import { cleanReason, MailError } from "./mail_error.ts";

const DEADLINE_MS = 30_000;

/** More of an answer is not read: only its reason is of use. */
const MAX_ANSWER_CHARS = 10_000;

/** The provider says itself that it has not taken the mail, and that it may later. */
const TEMPORARY = [429, 500, 503];

/** Hands mails to a provider over HTTPS, in the shape of Resend's API (decision 31). */
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
      // The key goes to the address that was set up and to no other.
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
  // Quotes keep a name with a comma in it one name.
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

/** A gateway that has lost the provider, or a connection that has ended, says nothing about what became of the mail. */
function unknown(): MailError {
  return new MailError("unknown", { key: "error.mailUnknown" });
}

/** Only an error before there was a connection says that the provider has not got the mail. */
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
