import { SubmitButton } from "@/components/ui/Button.tsx";
import { type Option, SelectField } from "@/components/ui/SelectField.tsx";
import { parcelFields } from "@/lib/parcels/fields.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import {
  DATE_ORDERS,
  MAX_HEAD_ROW,
  SEPARATOR_NAMES,
} from "@/lib/imports/schema.ts";
import { columnName } from "@/lib/imports/forms.ts";
import { offeredEncodings } from "@/lib/imports/encoding_choice.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ChoiceFrame } from "@/components/ui/FieldFrame.tsx";
import type { ImportScreenProps } from "./ImportScreen.tsx";

const FIELDS = Object.keys(parcelFields);

const HEAD_ROWS = Array.from({ length: MAX_HEAD_ROW }, (_, at): Option => {
  const row = String(at + 1);
  return [row, row];
});

/** Leaves what is not known to be found out. */
const UNKNOWN: Option = ["", "–"];

/** The detected format and columns of a file, which can be corrected. */
export function ImportReading(props: ImportScreenProps) {
  const { ctx: { state: { t } }, record, shown } = props;
  return (
    <details
      class="card journal-more import-kind"
      open={record.status === "failed"}
    >
      <summary>
        <h2>{t("control.imports.reading")}</h2>
      </summary>
      <form method="post" class="form">
        <FormatFields {...props} />
        {shown.columns.length > 0 && <ColumnFields {...props} />}
        <ReadAgain t={t} />
      </form>
    </details>
  );
}

function FormatFields(props: ImportScreenProps) {
  const { t, locale } = props.ctx.state;
  const { separator, head_row, dates } = props.shown;
  const separators = SEPARATOR_NAMES.map((name): Option => [
    name,
    t(`separator.${name}`),
  ]);
  return (
    <div class="import-columns">
      <EncodingField {...props} />
      {!props.record.is_workbook && (
        <SelectField
          name="separator"
          label={fieldTitle(t, locale, "separator")}
          value={separator ?? ""}
          options={[...separator === null ? [UNKNOWN] : [], ...separators]}
        />
      )}
      <SelectField
        name="head_row"
        label={fieldTitle(t, locale, "head_row")}
        value={String(head_row ?? "")}
        options={[...head_row === null ? [UNKNOWN] : [], ...HEAD_ROWS]}
      />
      <SelectField
        name="dates"
        label={fieldTitle(t, locale, "dates")}
        value={dates ?? ""}
        options={[
          ...dates === null ? [UNKNOWN] : [],
          ...DATE_ORDERS.map((order): Option => [
            order,
            t(`control.imports.${order}`),
          ]),
        ]}
      />
    </div>
  );
}

/** Maps each column to a field. */
function ColumnFields({ ctx, shown: { columns } }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  const fields: Option[] = [
    ["", t("control.imports.notTaken")],
    ...FIELDS.map((name): Option => [name, fieldTitle(t, locale, name)]),
  ];
  return (
    <fieldset class="field import-columns">
      <legend class="field-label">{fieldTitle(t, locale, "columns")}</legend>
      {columns.map(({ head, field }, at) => (
        <SelectField
          key={at}
          name={columnName(at)}
          label={head || `${at + 1}.`}
          value={field ?? ""}
          options={fields}
        />
      ))}
    </fieldset>
  );
}

/** The encoding of a file that does not show it by itself. */
export function EncodingField({ ctx, record, shown }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  const { encoding } = shown;
  const offered = offeredEncodings(record);
  if (offered.length === 0) return null;
  return (
    <SelectField
      name="encoding"
      label={fieldTitle(t, locale, "encoding")}
      value={encoding ?? ""}
      options={[
        ...encoding === null ? [UNKNOWN] : [],
        ...offered.map((name): Option => [name, t(`encoding.${name}`)]),
      ]}
    />
  );
}

/** Asks for the order of day and month in an ambiguous file. */
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
      <ReadAgain t={t} look="primary" />
    </form>
  );
}

/** The button that reads the file again as its form says. */
export function ReadAgain(
  { t, look = "quiet" }: { t: Translate; look?: "primary" | "quiet" },
) {
  return (
    <div class="form-actions">
      <SubmitButton look={look} name="action" value="read">
        {t("control.imports.readAgain")}
      </SubmitButton>
    </div>
  );
}
