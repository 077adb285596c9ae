import { readFileSync } from "node:fs";
import { certificateFile } from "../env.ts";
import { OperatorError } from "./failures.ts";

const CERTIFICATE = "-----BEGIN CERTIFICATE-----";

/**
 * Returns the path in DENO_CERT, the certificates that the runtime trusts beside the public ones; undefined when it is unset.
 * Call it after the file of settings was read. Throws OperatorError when there are no certificates in that file: the runtime
 * would end with a stack trace.
 */
export function requireCertificates(): string | undefined {
  const file = certificateFile();
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
