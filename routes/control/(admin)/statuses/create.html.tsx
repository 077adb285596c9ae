import { LOOK_WIDGETS } from "@/components/forms/ChoiceField.tsx";
import { CreateScreen } from "@/components/panel/FormScreen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { definePanel } from "@/lib/site/define.ts";
import { STATUS_CREATE_FORM } from "@/lib/statuses/forms.ts";
import { createStatus } from "@/lib/statuses/statuses.ts";

export const handler = formHandlers(
  STATUS_CREATE_FORM.schema,
  async ({ request_id, ...input }, ctx) => {
    const { kv, jobs } = ctx.state;
    await createStatus(kv, { ...input, hidden: "no" }, {
      requireChange: () => requireRight(ctx, "settings:write"),
      requestKey: request_id,
    });
    jobs.wake();
    return flash(listPath("statuses"), "created");
  },
  { first: () => ({ request_id: crypto.randomUUID() }) },
);

/** The form of a new status of the site's own. */
export default definePanel.page<typeof handler>(function CreateStatus(ctx) {
  return (
    <CreateScreen
      ctx={ctx}
      noun="statuses"
      form={STATUS_CREATE_FORM}
      widgets={LOOK_WIDGETS}
    />
  );
});
