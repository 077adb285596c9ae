import { ok } from "node:assert/strict";
import type { TestApp } from "../app.ts";
import type { Client } from "../client.ts";
import { formOf } from "../pictures.ts";
import { Stable } from "./stable.ts";

type FormFields = Parameters<typeof formOf>[0];

/** The request and the expected response of a call in the story. */
interface Step {
  body?: Record<string, unknown>;
  /** A multipart form, in place of `body`. */
  form?: FormFields;
  headers?: Record<string, string>;
  /** `none` sends no session; `starts` saves the one in the response; the clerk's session is in another file. */
  session?: "none" | "starts" | "clerk" | "clerkStarts";
  /** The expected status, 200 by default. */
  status?: number;
}

const MINUTE = 60_000;
/** Replaces a fingerprint, which depends on random ids. */
const SHOWN_EVENT = "1nj5kq0";

/** Makes calls one minute apart and records them as command lines with their responses. */
export class Transcript {
  readonly #clock: { ms: number };
  readonly #stable = new Stable();
  readonly #visitor: Client;
  readonly #admin: Client;
  readonly #clerk: Client;
  #text = "";

  constructor(app: TestApp, clock: { ms: number }) {
    this.#clock = clock;
    this.#visitor = app.client();
    this.#admin = app.client();
    this.#clerk = app.client();
  }

  /** The story so far. */
  get text(): string {
    return this.#text;
  }

  /** Writes a heading and its paragraphs. */
  say(heading: string, ...paragraphs: string[]): void {
    this.#text += [`## ${heading}`, ...paragraphs, ""].join("\n\n").trimEnd() +
      "\n\n";
  }

  /** Writes a paragraph. */
  tell(paragraph: string): void {
    this.#text += `${paragraph}\n\n`;
  }

  /** Shows a text verbatim, such as a mail. */
  show(text: string): void {
    this.#text += fence("text", this.#stable.replace(text));
  }

  /** Makes a call such as "POST /api/parcels", records it with its response and returns the response's data. */
  // deno-lint-ignore no-explicit-any
  async call(call: string, step: Step = {}): Promise<any> {
    this.#clock.ms += MINUTE;
    const [method, path] = call.split(" ") as [string, string];
    const client = this.#clientOf(step);
    const { text, status } = await client.send(path, {
      method,
      ...contentOf(step),
    });
    ok(status === (step.status ?? 200), `${call} answered ${text}`);
    const answer = JSON.parse(text);
    this.#text += fence("sh", this.#stable.replace(commandOf(call, step))) +
      fence("json", this.#stable.replace(JSON.stringify(answer, null, 2)));
    return answer.data;
  }

  #clientOf({ session }: Step): Client {
    if (session === "none") return this.#visitor;
    return session?.startsWith("clerk") ? this.#clerk : this.#admin;
  }

  /** Reads a visitor's stream to its end and records it. */
  async stream(path: string): Promise<void> {
    this.#clock.ms += MINUTE;
    const { text, status } = await this.#visitor.get(path);
    ok(status === 200, `GET ${path} answered ${text}`);
    const events = text.trimEnd().replace(/^id: .+$/m, `id: ${SHOWN_EVENT}`);
    this.#text += fence("sh", `curl "$SITE${path}"`) + fence("text", events);
  }
}

function contentOf({ body, form, headers = {} }: Step): RequestInit {
  if (form !== undefined) return { body: formOf(form), headers };
  if (body === undefined) return { headers };
  return {
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  };
}

/** The cookie options of curl. */
const JARS = {
  "starts": "-c session.txt",
  "goes on": "-b session.txt",
  "clerkStarts": "-c clerk.txt",
  "clerk": "-b clerk.txt",
};

/** Formats a call as a command line. */
function commandOf(call: string, step: Step): string {
  const { body, form = {}, session } = step;
  const [method, path] = call.split(" ") as [string, string];
  const implied = step.body || step.form ? "POST" : "GET";
  const { headers } = contentOf(step) as { headers: Record<string, string> };
  const parts = [
    `curl "$SITE${path}"`,
    ...(method === implied ? [] : [`-X ${method}`]),
    ...(session === "none" ? [] : [JARS[session ?? "goes on"]]),
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...Object.entries(form).map(([name, value]) =>
      typeof value === "string"
        ? `-F '${name}=${value}'`
        : `-F '${name}=@${value[0]}'`
    ),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body, null, 2)}'`]),
  ];
  return parts.join(" \\\n  ");
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\`\n\n`;
}
