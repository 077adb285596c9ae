import {
  ChoiceField,
  IconChoice,
  type ShownField,
} from "@/components/forms/ChoiceField.tsx";
import { TypedField, type Widgets } from "@/components/forms/FormField.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import CodeHelp from "@/islands/CodeHelp.tsx";
import type { Newest } from "@/lib/parcels/screen.ts";
import { offerName, shownName } from "@/lib/forms/offers.ts";
import { suggestedLooks } from "@/lib/statuses/stages.ts";

/** The custom controls of forms about parcels and their history. */
export const PARCEL_WIDGETS: Widgets = {
  "tracking-code": TrackingCode,
  status: Status,
  icons: IconChoice,
  colors: ColorChoice,
};

/** A tracking code with a generator, and a warning of codes that are easy to guess. */
function TrackingCode(props: ShownField) {
  const { field, value, t } = props;
  return (
    <TypedField {...props} field={{ ...field, kind: "code" }}>
      <CodeHelp
        field={fieldId(field.name)}
        value={value}
        generate={t("control.parcels.codeGenerate")}
        warning={t("control.parcels.codeWarning")}
      />
    </TypedField>
  );
}

/**
 * The status field. A suggested status takes one press, and sets the form's icon and colour until these are chosen by
 * hand.
 */
function Status(props: ShownField) {
  const { field: { suggestions = [] }, t } = props;
  const attributes = {
    "data-looks": JSON.stringify(suggestedLooks(t)),
    // A chosen offer is enough, which the browser does not know without a script.
    ...(suggestions.length > 0 && { required: false }),
  };
  return (
    <TypedField {...props} attributes={attributes}>
      <Offers {...props} values={suggestions.map((key) => t(key))} />
    </TypedField>
  );
}

/** Radio buttons with values for a text field. */
function Offers(
  { field: { name }, value, t, values }: ShownField & { values: string[] },
) {
  if (values.length === 0) return null;
  return (
    <div
      class="offers"
      role="radiogroup"
      aria-label={t("form.offers")}
      data-field={fieldId(name)}
    >
      {values.map((offered) => (
        <label key={offered} class="offer picker-choice">
          <input
            type="radio"
            name={offerName(name)}
            value={offered}
            checked={offered === value}
          />
          <bdi>{offered}</bdi>
        </label>
      ))}
      <input type="hidden" name={shownName(name)} value={value} />
    </div>
  );
}

function ColorChoice(props: ShownField) {
  return (
    <ChoiceField
      {...props}
      picture={(value) => <span class={`picker-color event-${value}`} />}
    />
  );
}

/**
 * Returns the widget for the time of an update. It warns that an update older than the current status will not change
 * it.
 */
export function momentBeside(newest: Newest | undefined): Widgets {
  if (newest === undefined) return {};
  return {
    moment: (props) => <EntryMoment {...props} newest={newest} />,
  };
}

function EntryMoment(props: ShownField & { newest: Newest }) {
  const { field, t, frame, newest } = props;
  const before = t("control.parcels.postBefore", { moment: newest.moment });
  const hint = [frame.hint, before].filter(Boolean).join(" ");
  return (
    <TypedField {...props} frame={{ ...frame, hint }}>
      <p
        class="field-older"
        id={`${fieldId(field.name)}-older`}
        role="status"
        data-newest={newest.value}
        data-text={t("control.parcels.postOlder")}
      />
    </TypedField>
  );
}
