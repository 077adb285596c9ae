import { FieldFrame, fieldId } from "@/components/ui/FieldFrame.tsx";
import { fieldTitle } from "@/lib/forms/titles.ts";
import {
  DATE_ORDERS,
  ENCODINGS,
  SEPARATOR_NAMES,
  type ShownImport,
} from "@/lib/imports/schema.ts";
import { columnName } from "@/lib/imports/forms.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";

interface ImportProps {
  ctx: PanelContext;
  record: ShownImport;
}

const FIELDS = Object.keys(parcelFields);

/** How a file is read, to be corrected by hand. */
export function ImportReading({ ctx, record }: ImportProps) {
  const { t, locale } = ctx.state;
  const { encoding, separator, dates, columns, status } = record;
  const fields = [
    ["", t("control.imports.notTaken")] as const,
    ...FIELDS.map((name) => [name, fieldTitle(t, locale, name)] as const),
  ];
  return (
    <details class="card journal-more import-kind" open={status === "failed"}>
      <summary>
        <h2>{t("control.imports.reading")}</h2>
      </summary>
      <form method="post" class="form">
        <div class="import-columns">
          <EncodingChoice ctx={ctx} value={encoding} />
          <Choice
            name="separator"
            label={fieldTitle(t, locale, "separator")}
            value={separator ?? ""}
            choices={SEPARATOR_NAMES.map((name) => [
              name,
              t(`separator.${name}`),
            ])}
          />
          <Choice
            name="dates"
            label={fieldTitle(t, locale, "dates")}
            value={dates ?? ""}
            choices={[
              ...(dates === null ? [["", "–"] as const] : []),
              ...DATE_ORDERS.map((order) =>
                [order, t(`control.imports.${order}`)] as const
              ),
            ]}
          />
        </div>
        {columns.length > 0 && (
          <fieldset class="field import-columns">
            <legend class="field-label">
              {fieldTitle(t, locale, "columns")}
            </legend>
            {columns.map(({ head, field }, at) => (
              <Choice
                key={at}
                name={columnName(at)}
                label={head || `${at + 1}.`}
                value={field ?? ""}
                choices={fields}
              />
            ))}
          </fieldset>
        )}
        <div class="form-actions">
          <button
            type="submit"
            class="button button-quiet"
            name="action"
            value="read"
          >
            {t("control.imports.readAgain")}
          </button>
        </div>
      </form>
    </details>
  );
}

interface EncodingChoiceProps {
  ctx: PanelContext;
  value: string | null;
}

/** The encodings of a file. */
export function EncodingChoice({ ctx, value }: EncodingChoiceProps) {
  const { t, locale } = ctx.state;
  return (
    <Choice
      name="encoding"
      label={fieldTitle(t, locale, "encoding")}
      value={value ?? ""}
      choices={ENCODINGS.map((name) => [name, name])}
    />
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  choices: (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, choices }: ChoiceProps) {
  return (
    <FieldFrame name={name} label={label}>
      <select id={fieldId(name)} name={name} class="field-input">
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice} selected={choice === value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
