import { ROLES } from "@/lib/fields/roles.ts";
import { tellStory } from "./story.ts";
import { neededRight, needsSession } from "@/lib/site/rule.ts";
import type { Call } from "@/lib/site/call.ts";
import { rightsOf } from "@/lib/site/access.ts";
import { CALLS } from "@/lib/site/nouns.ts";

export const GUIDE = new URL("../../../docs/api.md", import.meta.url);

/** Writes the text of docs/api.md: rules for every call, the story, and all calls. */
export async function writeGuide(): Promise<string> {
  const intro = await Deno.readTextFile(
    new URL("./intro.md", import.meta.url),
  );
  return [intro, await tellStory(), allCalls()].join("\n");
}

function allCalls(): string {
  const rows = Object.entries<Call>(CALLS).map(([name, call]) =>
    `| \`${name.replace(/:(\w+)/g, "{$1}")}\` | ${callers(call)} | ${
      sentence(call)
    } |`
  );
  return [
    "## All calls",
    "",
    "| call | for | what it does |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** Returns who may make a call: everybody, the team, or some of its roles. */
function callers({ access }: Call): string {
  if (!needsSession(access)) return "everybody";
  const right = neededRight(access);
  const roles = ROLES.filter((role) => !right || rightsOf(role).has(right));
  return roles.length === ROLES.length ? "the team" : roles.join(", ");
}

function sentence({ summary, repeatable, multipart }: Call): string {
  const notes = [
    ...(multipart ? ["multipart"] : []),
    ...(repeatable ? ["Idempotency-Key"] : []),
  ];
  return notes.length === 0 ? summary : `${summary} (${notes.join(", ")})`;
}

if (import.meta.main) await Deno.writeTextFile(GUIDE, await writeGuide());
