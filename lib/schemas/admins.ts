import { z } from "zod";
import { email, givenPassword, newPassword, requiredText } from "./fields.ts";

/** The body of POST /api/admins (decision 4). */
export const adminCreate = z.strictObject({
  email,
  password: newPassword,
  token: requiredText(),
});

export type AdminCreate = z.output<typeof adminCreate>;

/** The body of POST /api/admins/auth/signin (decision 18). */
export const signIn = z.strictObject({ email, password: givenPassword });

export type SignIn = z.output<typeof signIn>;
