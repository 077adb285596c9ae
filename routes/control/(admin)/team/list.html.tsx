import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { MemberRow } from "@/components/accounts/MemberRow.tsx";
import { RightsTable } from "@/components/accounts/RightsTable.tsx";
import { listMembers } from "@/lib/accounts/team.ts";
import { may } from "@/lib/fields/roles.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readList } from "@/lib/screens/list_view.ts";

/** The members of the team, and the rights of each role. */
export default definePanel.page(async function Team(ctx) {
  const { admin } = ctx.state;
  const view = await readList(ctx, { list: listMembers });
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="team"
      add={may(admin, "team:write") ? "/control/team/create.html" : undefined}
      done={{ deleted: "message.memberRemoved" }}
      after={<RightsTable ctx={ctx} />}
    >
      {view.items.map((member) => (
        <MemberRow key={member.id} ctx={ctx} member={member} />
      ))}
    </ListScreen>
  );
});
