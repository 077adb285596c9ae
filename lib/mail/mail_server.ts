import type { Env } from "@/lib/env.ts";

/** Reports whether mails can leave: a mail server or a provider is set up (decision 31). */
export function hasMailServer(
  { mailDriver, smtp, mailApi }: Pick<Env, "mailDriver" | "smtp" | "mailApi">,
): boolean {
  switch (mailDriver) {
    case "smtp":
      return smtp.host !== undefined;
    case "api":
      return mailApi.key !== undefined;
    case "log":
      return false;
  }
}
