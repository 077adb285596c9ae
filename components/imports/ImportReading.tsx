import { SubmitButton } from "@/components/ui/Button.tsx";
import { type Option, SelectField } from "@/components/ui/SelectField.tsx";
import { parcelFields } from "@/lib/parcels/fields.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import {
  DATE_ORDERS,
  ENCODINGS,
  SEPARATOR_NAMES,
  type ShownImport,
} from "@/lib/imports/schema.ts";
import { columnName } from "@/lib/imports/forms.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ChoiceFrame } from "@/components/ui/FieldFrame.tsx";

interface ImportProps {
  ctx: PanelContext;
  record: ShownImport;
  /** A workbook has neither an encoding nor a separator to choose. */
  isWorkbook: boolean;
}

const FIELDS = Object.keys(parcelFields);

/** The detected format and columns of a file, which can be corrected. */
export function ImportReading(props: ImportProps) {
  const { ctx, record } = props;
  const { t } = ctx.state;
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
        {record.columns.length > 0 && (
          <ColumnFields
            ctx={ctx}
            record={record}
          />
        )}
        <div class="form-actions">
          <SubmitButton name="action" value="read">
            {t("control.imports.readAgain")}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}

function FormatFields({ ctx, record, isWorkbook }: ImportProps) {
  const { t, locale } = ctx.state;
  const { encoding, separator, dates } = record;
  const unknown: Option[] = dates === null ? [["", "–"]] : [];
  const separators = SEPARATOR_NAMES.map((name): Option => [
    name,
    t(`separator.${name}`),
  ]);
  return (
    <div class="import-columns">
      {!isWorkbook && (
        <>
          <EncodingField ctx={ctx} value={encoding} />
          <SelectField
            name="separator"
            label={fieldTitle(t, locale, "separator")}
            value={separator ?? ""}
            options={separators}
          />
        </>
      )}
      <SelectField
        name="dates"
        label={fieldTitle(t, locale, "dates")}
        value={dates ?? ""}
        options={[
          ...unknown,
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
function ColumnFields(
  { ctx, record: { columns } }: Pick<ImportProps, "ctx" | "record">,
) {
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

/** The encoding of a file. */
export function EncodingField(
  { ctx, value }: { ctx: PanelContext; value: string | null },
) {
  const { t, locale } = ctx.state;
  return (
    <SelectField
      name="encoding"
      label={fieldTitle(t, locale, "encoding")}
      value={value ?? ""}
      options={ENCODINGS.map((name) => [name, name])}
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
      <div class="form-actions">
        <SubmitButton look="primary" name="action" value="read">
          {t("control.imports.readAgain")}
        </SubmitButton>
      </div>
    </form>
  );
}
