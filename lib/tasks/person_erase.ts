import { NOUNS } from "@/lib/site/nouns.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { listCopies } from "@/lib/erasure/copies.ts";
import { erasePerson } from "@/lib/erasure/person.ts";
import { idsOfCodes } from "@/lib/erasure/named.ts";
import {
  isOneWay,
  type PersonNamed,
  personNamed,
} from "@/lib/erasure/schema.ts";
import type { Counts } from "@/lib/jobs/schema.ts";
import { lockForServer } from "@/lib/store/file.ts";
import type { Replica } from "../env.ts";
import { compactFile } from "./compact.ts";
import { requireDatabase, withDatabase } from "./database.ts";
import { OperatorError, runTask } from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import { isFile } from "@/lib/env_values.ts";

const USAGE =
  "Usage: `deno task person:erase --email=<address>`, `--phone=<number>` or `--parcels=<code>,<code>`";

/** The person as the arguments name it. */
type Asked = Pick<PersonNamed, "email" | "phone"> & { codes?: string[] };

/** Parses the arguments. Throws OperatorError for invalid ones. */
export function readAsked(args: string[]): Asked {
  try {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: "string" },
        phone: { type: "string" },
        parcels: { type: "string" },
      },
    });
    const { parcels: codes, ...ways } = values;
    const named = personNamed.parse({
      ...ways,
      ...(codes !== undefined && { parcel_ids: codes.split(/[\s,;]+/) }),
    });
    if (!isOneWay(named)) throw new OperatorError(USAGE);
    const { parcel_ids, ...asked } = named;
    return { ...asked, ...(parcel_ids && { codes: parcel_ids }) };
  } catch {
    throw new OperatorError(USAGE);
  }
}

/**
 * Erases a person from the database and rewrites its file, because erased values remain on its free pages. Returns the
 * report for the operator, without personal data. Throws OperatorError or AppError if something has to be done first.
 */
export async function eraseFrom(
  kvPath: string | undefined,
  { codes, ...asked }: Asked,
): Promise<string[]> {
  const erased = await withDatabase(kvPath, async (kv) => {
    const named = codes === undefined
      ? asked
      : { parcel_ids: await idsOfCodes(kv, codes, { isExact: true }) };
    return await erasePerson(kv, NOUNS, named);
  });
  return [
    summarize(erased),
    await rewrite(kvPath),
    ...await nameCopies(kvPath),
  ];
}

function summarize(erased: Counts): string {
  const counts = Object.entries(erased).filter(([, n]) => n > 0)
    .map(([noun, n]) => `${n} ${noun}`);
  if (counts.length === 0) return "The database does not hold the person.";
  return `Erased. Changed or removed: ${counts.join(", ")}`;
}

/** Rewrites the file unless a server uses it. Returns a line for the operator: what was done, or the remaining step. */
async function rewrite(kvPath: string | undefined): Promise<string> {
  if (!isFile(kvPath)) {
    return "Free pages of a remote database may still hold the data: docs/operations.md says how to rewrite the file of denokv.";
  }
  const file = resolve(kvPath);
  if (await isServed(file)) {
    return `A server uses ${file}, whose free pages may still hold the data: stop the server, run \`deno task compact\`, then start it.`;
  }
  const { before, after } = await compactFile(file);
  return `${file}: ${before} bytes before, ${after} now`;
}

async function isServed(file: string): Promise<boolean> {
  using lock = await lockForServer(file);
  return lock === null;
}

async function nameCopies(kvPath: string | undefined): Promise<string[]> {
  const copies = await listCopies(kvPath, new Date());
  if (copies.length === 0) {
    return [
      "Copies made before, wherever they are, may still hold the data.",
    ];
  }
  return [
    "These copies were made before and may still hold the data. Delete them, or let the nightly backup remove them after thirty days:",
    ...copies.map(({ name, days }) =>
      `  ${name}, ${days} ${days === 1 ? "day" : "days"} old`
    ),
    "Copies elsewhere are yours to delete.",
  ];
}

function* nameReplica(replica: Replica | undefined): Generator<string> {
  if (replica === undefined) return;
  const { path, days } = replica;
  yield `The replica in ${path} may hold the data until something has been saved on ${days} more days after the file was rewritten.`;
}

async function main(): Promise<void> {
  const asked = readAsked(Deno.args);
  const { kvPath, replica } = loadTaskEnv();
  await requireDatabase(kvPath);
  for (const line of await eraseFrom(kvPath, asked)) console.log(line);
  for (const line of nameReplica(replica)) console.log(line);
}

if (import.meta.main) await runTask(main);
