import type { LiveSession } from "@/lib/accounts/sessions.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { Moment } from "./Moment.tsx";

interface SessionListProps {
  t: Translate;
  locale: Locale;
  timeZone: string;
  sessions: LiveSession[];
}

/** Where an administrator is signed in: since when, and when it was last used. */
export function SessionList(props: SessionListProps) {
  const { t, locale, timeZone, sessions } = props;
  return (
    <ul class="session-list">
      {sessions.map(({ created_at, seen_at, isOwn }) => (
        <li key={created_at} class="card">
          <strong>
            {t(isOwn ? "control.sessions.own" : "control.sessions.other")}
          </strong>
          <dl class="facts">
            <div>
              <dt>{t("control.sessions.since")}</dt>
              <dd>
                <Moment iso={created_at} {...{ locale, timeZone }} />
              </dd>
            </div>
            <div>
              <dt>{t("control.sessions.seen")}</dt>
              <dd>
                <Moment iso={seen_at} {...{ locale, timeZone }} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
