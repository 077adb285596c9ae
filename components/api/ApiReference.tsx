import { Breakable } from "@/components/ui/Breakable.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ApiCall, ApiField, ApiGroup } from "@/lib/site/api_reference.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "@/lib/fields/constants.ts";

/** The texts of openapi.json are English and contain code, so they are left-to-right in every language. */
const ENGLISH = { lang: "en", dir: "ltr", ...UNTRANSLATED } as const;

/** The fields of a history entry with a fixed list of values. */
const CHOICES = { icon: ACTIVITY_ICONS, color: ACTIVITY_COLORS };

interface ApiReferenceProps {
  t: Translate;
  groups: ApiGroup[];
  /** The commands of the quick start. */
  firstCalls: string;
}

/** The API calls by noun. Each unfolds to its fields and an example. */
export function ApiReference({ t, groups, firstCalls }: ApiReferenceProps) {
  return (
    <>
      <div class="control-head">
        <h1>{t("control.api.title")}</h1>
        <p class="soft">{t("control.api.text")}</p>
        <p>
          <a href="/api/openapi.json">{t("control.api.openapi")}</a>
        </p>
      </div>
      <FirstCalls t={t} calls={firstCalls} />
      <div class="api-groups">
        {groups.map(({ name, calls }) => (
          <section key={name} aria-labelledby={`api-${name}`}>
            <h2 id={`api-${name}`} {...ENGLISH}>{name}</h2>
            <div class="api-calls">
              {calls.map((call) => <Call key={call.id} t={t} call={call} />)}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** The quick start, and the values that two of its fields accept. */
function FirstCalls({ t, calls }: { t: Translate; calls: string }) {
  return (
    <section class="card api-start" aria-labelledby="start-title">
      <h2 id="start-title">{t("control.api.startTitle")}</h2>
      <p class="soft">{t("control.api.startText")}</p>
      <section
        class="snippet"
        aria-label={t("control.api.startCode")}
        {...ENGLISH}
      >
        <pre>{calls}</pre>
      </section>
      <dl class="facts" {...ENGLISH}>
        {Object.entries(CHOICES).map(([field, values]) => (
          <div key={field}>
            <dt class="code">{field}</dt>
            <dd>{values.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Call({ t, call }: { t: Translate; call: ApiCall }) {
  const { id, method, path, summary, access, fields, refusals } = call;
  return (
    <details class="api-call" id={id}>
      <summary {...ENGLISH}>
        <span class="code api-method">{method}</span>
        <span class="code api-path">
          <Breakable name={path} after="/" />
        </span>
        <span class="api-summary">{summary}</span>
      </summary>
      <div class="api-body">
        <p class="soft">{t(`control.api.${access}`)}</p>
        {fields.length === 0
          ? <p>{t("control.api.noFields")}</p>
          : <Fields t={t} fields={fields} />}
        <h3>{t("control.api.example")}</h3>
        <div class="snippet" {...ENGLISH}>
          <pre>{call.example}</pre>
        </div>
        <h3>{t("control.api.refusals")}</h3>
        <p class="api-refusals" {...ENGLISH}>{refusals.join(" · ")}</p>
      </div>
    </details>
  );
}

function Fields({ t, fields }: { t: Translate; fields: ApiField[] }) {
  return (
    <table class="api-fields">
      <thead>
        <tr>
          <th scope="col">{t("control.api.field")}</th>
          <th scope="col">{t("control.api.allowed")}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, isRequired, allowed }) => (
          <tr key={name}>
            <th scope="row">
              <span class="code" {...ENGLISH}>{name}</span>
              {isRequired && (
                <span class="api-required">{t("control.api.required")}</span>
              )}
            </th>
            <td>
              <span {...ENGLISH}>{allowed}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the commands that sign in, create a parcel and add its first history entry; `origin` is that of the site. */
export function apiCalls(origin: string, email: string): string {
  return [
    `curl -w '\\n' -c session.txt ${origin}/api/admins/auth/signin \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"email": "${email}", "password": "…"}'`,
    ``,
    `curl -w '\\n' -b session.txt ${origin}/api/parcels \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"tracking_code": "WB-2048-1985", "recipient_name": "Mina Park",`,
    `       "destination": "12 Harbour Street, Busan",`,
    `       "status": "In transit", "current_location": "Singapore"}'`,
    ``,
    `curl -w '\\n' -b session.txt ${origin}/api/activities \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"parcel_id": "…", "title": "Picked up", "description": "Collected from the sender",`,
    `       "icon": "local_shipping", "color": "green"}'`,
  ].join("\n");
}
