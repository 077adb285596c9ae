import { z } from "zod";
import { email, givenPassword } from "@/lib/fields/fields.ts";

/** The form that erases a person, confirmed by the member's own password. */
export const personErase = z.strictObject({ email, password: givenPassword });

export type PersonErase = z.output<typeof personErase>;
