import { Icon } from "@/components/ui/Icon.tsx";
import {
  may,
  type Permission,
  RIGHTS_NOUNS,
  type RightsNoun,
  type Role,
  ROLES,
} from "@/lib/fields/roles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";

/** A row of the table: what it is about, and the rights that it stands for. */
type Row = [text: MessageKey, rights: Permission[]];

const ROWS: Row[] = [
  ...RIGHTS_NOUNS.map((noun): Row => [
    titleOf(noun),
    [`${noun}:read`, `${noun}:write`],
  ]),
  ["rights.owner", ["settings:owner"]],
  ["control.journal.title", ["journal:read"]],
];

/** What each role may do, by the same table that guards every screen and call. */
export function RightsTable({ t }: { t: Translate }) {
  return (
    <section class="rights" aria-labelledby="rights-title">
      <h2 id="rights-title">{t("control.team.rights")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col">{t(`role.${role}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([text, rights]) => (
            <tr key={text}>
              <th scope="row">{t(text)}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  <Right t={t} role={role} rights={rights} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RightProps {
  t: Translate;
  role: Role;
  rights: Permission[];
}

function Right({ t, role, rights }: RightProps) {
  const count = rights.filter((right) => may(role, right)).length;
  if (count === 0) {
    return (
      <span class="soft">
        <span aria-hidden="true">–</span>
        <span class="visually-hidden">{t("choice.no")}</span>
      </span>
    );
  }
  if (count < rights.length) return <>{t("rights.read")}</>;
  return (
    <>
      <Icon name="check" />
      <span class="visually-hidden">{t("choice.yes")}</span>
    </>
  );
}

function titleOf(noun: RightsNoun): MessageKey {
  return noun === "mail" ? "rights.mail" : `control.${noun}.title`;
}
