import { Icon } from "@/components/ui/Icon.tsx";
import { isGranted, type Role, ROLES } from "@/lib/fields/roles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** A row of the table: its text, and the roles that have each of its rights. */
type Row = [text: MessageKey, rights: (readonly Role[])[]];

/**
 * Returns a row for each noun and one for the owner's settings. Nouns with both a read and a write right come first.
 */
function rowsOf(nouns: readonly Noun[]): Row[] {
  const rows = nouns.flatMap(({ title, rights = {} }): Row[] => {
    const { "settings:owner": owners, ...others } = rights;
    const own: Row[] = owners ? [["rights.owner", [owners]]] : [];
    const granted = Object.values(others);
    return title && granted.length > 0 ? [[title, granted], ...own] : own;
  });
  return rows.sort(([, one], [, other]) => other.length - one.length);
}

/** The rights of each role, from the table that guards every screen and call. */
export function RightsTable({ ctx }: { ctx: PanelContext }) {
  const { t, nouns } = ctx.state;
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
          {rowsOf(nouns).map(([text, rights]) => (
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
  rights: Row[1];
}

function Right({ t, role, rights }: RightProps) {
  const count = rights.filter((roles) => isGranted(roles, role)).length;
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
