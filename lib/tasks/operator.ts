import { dirname } from "node:path";
import { AppError, describe } from "../errors.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { translator } from "../i18n/translate.ts";
import { writeText } from "../log.ts";
import { FreezeError } from "@/lib/store/freeze.ts";
import { explainFailure, OperatorError, runExplained } from "./failures.ts";

export { isOfSystem, OperatorError } from "./failures.ts";

/** Runs a task; an expected error becomes one line without a stack and exit code 1. */
export async function runTask(work: () => Promise<void>): Promise<void> {
  await runExplained(work, explain);
}

/**
 * Returns a task's only argument, or undefined. Throws OperatorError with `usage` for further arguments, and for an
 * option, because it is not meant as a file name.
 */
export function soleArgument(
  args: string[],
  usage: string,
): string | undefined {
  if (args.length > 1 || args[0]?.startsWith("-")) {
    throw new OperatorError(usage);
  }
  return args[0];
}

/** Throws OperatorError with `usage` if there are arguments. */
export function refuseArguments(args: string[], usage: string): void {
  if (args.length > 0) throw new OperatorError(usage);
}

/** Returns a task's required argument. Throws OperatorError with `usage` when it is missing, and like soleArgument(). */
export function requiredArgument(args: string[], usage: string): string {
  const argument = soleArgument(args, usage);
  if (argument === undefined) throw new OperatorError(usage);
  return argument;
}

/** Prints a secret without the console, because Deno's telemetry would export its output. */
export function showSecret(text: string): void {
  writeText(`${text}\n`, Deno.stdout);
}

/** Returns the current second in UTC for file names: `20261120T154500Z`. */
export function timeName(): string {
  return new Date().toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Reports whether a path exists. Throws the system's error if this user has no access. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await Deno.stat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** Throws OperatorError when a path exists. */
export async function refuseExisting(path: string): Promise<void> {
  if (!await isThere(path)) return;
  throw new OperatorError(`${path} exists already`);
}

/**
 * Writes a file through `write`, and renames it to `target` once it is complete and synced. Creates a missing folder,
 * private to this user.
 */
export async function writeWhole<T>(
  target: string,
  write: (part: string) => Promise<T>,
): Promise<T> {
  await Deno.mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const part = `${target}.part`;
  try {
    const result = await write(part);
    await syncFile(part);
    await Deno.rename(part, target);
    return result;
  } finally {
    await Deno.remove(part).catch(() => undefined);
  }
}

async function syncFile(path: string): Promise<void> {
  using file = await Deno.open(path, { write: true });
  await file.sync();
}

function explain(error: unknown): string {
  if (error instanceof AppError) return explainRefusal(error);
  if (error instanceof FreezeError) return error.message;
  return explainFailure(error);
}

function explainRefusal({ cause, problems }: AppError): string {
  return cause instanceof Error
    ? `The database does not answer: ${cause.message}`
    : describe(translator(DEFAULT_LOCALE), problems[0]!);
}
