import type { MailApi } from "@/lib/env.ts";
import {
  checkLetter,
  cleanReason,
  headersOf,
  type Letter,
  MailError,
  type Transport,
} from "./letter.ts";

const DEADLINE_MS = 30_000;

/** Maximum characters read from a response. */
const MAX_ANSWER_CHARS = 10_000;

/** Statuses of retryable refusals. */
const RETRYABLE_STATUSES = [429, 500, 503];

/** Sends mails through a provider's HTTPS API in the format of Resend. */
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
      try {
        const response = await fetch(url, {
          method: "POST",
          // A redirect must not receive the key.
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
        throw error instanceof MailError ? error : failure(error as Error);
      }
    },
  };
}

function toBody(letter: Letter) {
  const { from, fromName, to, replyTo, subject, text, html } = letter;
  return {
    // Quotes keep a comma inside the name.
    from: `"${fromName.replace(/["\\]/g, "")}" <${from}>`,
    to: [to],
    reply_to: replyTo,
    subject,
    text,
    html,
    headers: headersOf(letter),
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

/** Converts an error response. After a gateway error the provider may have accepted the mail. */
function refusal(
  status: number,
  { answer, key }: { answer: string; key: string },
): MailError {
  const mayPass = RETRYABLE_STATUSES.includes(status);
  if (status >= 500 && !mayPass) {
    return new MailError("unknown", { key: "error.mailUnknown" });
  }
  const reason = cleanReason(`${status} ${messageOf(answer)}`, [key]);
  return new MailError(mayPass ? "temporary" : "permanent", {
    key: "error.mailRefused",
    params: { reason },
  });
}

/** Converts a network error. Only an error before connecting proves that the provider does not have the mail. */
function failure({ message, cause }: Error): MailError {
  const whole = `${message} ${cause instanceof Error ? cause.message : ""}`;
  const [, detail] = whole.split("client error (Connect): ");
  if (detail === undefined) {
    return new MailError("unknown", { key: "error.mailUnknown" });
  }
  return new MailError("temporary", {
    key: "error.mailFailed",
    params: { reason: cleanReason(detail) },
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
