import {
  LOOK_WIDGETS,
  type ShownField,
} from "@/components/forms/ChoiceField.tsx";
import { TypedField, type Widgets } from "@/components/forms/FormField.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import CodeHelp from "@/islands/CodeHelp.tsx";
import type { Newest } from "@/lib/parcels/screen.ts";
import { offerName, shownName } from "@/lib/forms/offers.ts";
import { UnknownStatusQuestion } from "@/components/statuses/UnknownStatusQuestion.tsx";
import type { StatusField } from "@/lib/statuses/question.ts";

/** Returns the custom controls of forms about parcels and their history. */
export function parcelWidgets(statuses: StatusField): Widgets {
  return {
    "tracking-code": TrackingCode,
    status: (props) => <Status {...props} statuses={statuses} />,
    title: (props) => <TypedField {...props} attributes={looksOf(statuses)} />,
    ...LOOK_WIDGETS,
  };
}

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
 * The status field. The usual statuses take one press. An offered one sets the form's icon and colour until these are chosen
 * by hand. Below it stands what the form asks about an unknown status.
 */
function Status(props: ShownField & { statuses: StatusField }) {
  const { field: { name }, t, statuses } = props;
  const { offered, question } = statuses;
  const attributes = {
    ...looksOf(statuses),
    // A chosen offer is enough, which the browser does not know without a script.
    required: false,
  };
  const pressed = offered.filter(({ hasButton }) => hasButton);
  return (
    <TypedField
      {...props}
      attributes={attributes}
      options={offered.map(({ text }) => text)}
    >
      <Offers {...props} values={pressed.map(({ text }) => text)} />
      {question && <UnknownStatusQuestion t={t} name={name} {...question} />}
    </TypedField>
  );
}

/** Returns the attribute with the looks that the icon and colour of a form follow. */
function looksOf({ offered }: StatusField) {
  const looks = offered.map(({ text, look }) => [text.toLowerCase(), look]);
  return { "data-looks": JSON.stringify(Object.fromEntries(looks)) };
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
