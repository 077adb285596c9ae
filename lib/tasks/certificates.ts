import { readFileSync } from "node:fs";
import { readEnv } from "../env.ts";
import { OperatorError } from "./failures.ts";

const CERTIFICATE = "-----BEGIN CERTIFICATE-----";

/**
 * Returns the path in DENO_CERT, a file of certificates that the runtime trusts in addition to the public ones;
 * undefined if unset. Call it after loading `.env`. Throws OperatorError if the file has no certificates, because the
 * runtime would exit with a stack trace.
 */
export function requireCertificates(): string | undefined {
  const { DENO_CERT: file } = readEnv(["DENO_CERT"]);
  if (file === undefined) return undefined;
  if (readText(file).includes(CERTIFICATE)) return file;
  throw new OperatorError(`DENO_CERT ${file} has no certificate in PEM format`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new OperatorError(
      `DENO_CERT ${file} cannot be read: ${(error as Error).message}`,
    );
  }
}
