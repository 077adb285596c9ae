import { Icon } from "@/components/ui/Icon.tsx";
import { type Role, ROLES } from "@/lib/fields/roles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** The texts of rights that are no list's. */
const TEXTS: Record<string, MessageKey> = {
  mail: "rights.mail",
  "settings:owner": "rights.owner",
};

/** A row of the table: what it is about, and for each right that it stands for the roles that have it. */
type Row = [name: string, rights: (readonly Role[])[]];

/** Returns a row for each noun to read and write, then one for every other right. */
function rowsOf(nouns: readonly Noun[]): Row[] {
  const all = nouns.flatMap(({ rights = {} }) => Object.entries(rights));
  const byName = Map.groupBy(all, ([right]) => {
    const [noun, kind] = right.split(":");
    return kind === "read" || kind === "write" ? noun! : right;
  });
  return [...byName]
    .map(([name, rights]): Row => [name, rights.map(([, roles]) => roles)])
    .sort(([, one], [, other]) => other.length - one.length);
}

/** What each role may do, by the same table that guards every screen and call. */
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
          {rowsOf(nouns).map(([name, rights]) => (
            <tr key={name}>
              <th scope="row">{t(textOf(name))}</th>
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
  const count =
    rights.filter((roles) => role === "owner" || roles.includes(role)).length;
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

function textOf(name: string): MessageKey {
  const [noun] = name.split(":");
  return TEXTS[name] ?? `control.${noun}.title` as MessageKey;
}
