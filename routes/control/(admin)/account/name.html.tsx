import { FormScreen } from "@/components/panel/FormScreen.tsx";
import { ACCOUNT } from "@/components/panel/screens.ts";
import { NAME_FORM } from "@/lib/accounts/forms.ts";
import { updateMember } from "@/lib/accounts/team.ts";
import { formValues } from "@/lib/forms/description.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { definePanel } from "@/lib/site/define.ts";

export const handler = formHandlers(NAME_FORM.schema, async ({ name }, ctx) => {
  const { kv, admin } = ctx.state;
  const { changed } = await updateMember(kv, { id: admin!.id, name });
  return flash(ctx.url.pathname, changed ? "updated" : "unchanged");
}, {
  first: ({ state: { admin } }) => formValues(NAME_FORM, admin!),
});

/** The form of the member's own name, which colleagues see. */
export default definePanel.page<typeof handler>(function OwnName(ctx) {
  const { t } = ctx.state;
  return (
    <FormScreen
      ctx={ctx}
      form={NAME_FORM}
      under={ACCOUNT}
      title={t("control.account.name")}
      lead={t("control.account.nameText")}
      done={{
        updated: "message.nameUpdated",
        unchanged: "message.nothingToUpdate",
      }}
    />
  );
});
