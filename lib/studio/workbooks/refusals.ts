import { type AppError, invalid } from "../../errors.ts";

/** Maximum bytes of the unpacked parts of a workbook that are read. */
export const MAX_UNPACKED_MEGABYTES = 100;

/** Maximum seconds to read a workbook. */
export const MAX_SECONDS = 20;

/** Creates a 422 for a file that breaks the format. */
export function damaged(): AppError {
  return invalid({ key: "import.bookDamaged" });
}

/** Creates a 422 for a file that a password protects. */
export function locked(): AppError {
  return invalid({ key: "import.bookLocked" });
}

/** Creates a 422 for a file in another format. */
export function otherFormat(format: string): AppError {
  return invalid({ key: "import.otherFormat", params: { format } });
}

/** Creates a 422 for a workbook with too much content. */
export function tooLarge(): AppError {
  const params = { max: MAX_UNPACKED_MEGABYTES };
  return invalid({ key: "import.bookTooLarge", params });
}

/** Creates a 422 for a workbook that takes too long to read. */
export function tooSlow(): AppError {
  const params = { max: MAX_SECONDS };
  return invalid({ key: "import.bookTooSlow", params });
}
