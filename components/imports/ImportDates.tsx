import { SubmitButton } from "@/components/ui/Button.tsx";
import { ChoiceFrame } from "@/components/ui/FieldFrame.tsx";
import { DATE_ORDERS } from "@/lib/imports/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** Asks for the order of day and month, where nothing in a file shows it. */
export function ImportDates({ ctx }: { ctx: PanelContext }) {
  const { t } = ctx.state;
  return (
    <form method="post" class="card form">
      <ChoiceFrame
        name="dates_order"
        label={t("control.imports.dates")}
        hint={t("control.imports.datesText")}
      >
        {DATE_ORDERS.map((order) => (
          <div key={order} class="radio-choice">
            <input
              type="radio"
              id={`order-${order}`}
              name="dates"
              value={order}
              required
            />
            <label for={`order-${order}`}>
              {t(`control.imports.${order}`)}
            </label>
          </div>
        ))}
      </ChoiceFrame>
      <div class="form-actions">
        <SubmitButton look="primary" name="action" value="read">
          {t("control.imports.readAgain")}
        </SubmitButton>
      </div>
    </form>
  );
}
