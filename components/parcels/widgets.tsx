import {
  ChoiceField,
  IconChoice,
  type ShownField,
} from "@/components/forms/ChoiceField.tsx";
import { TypedField, type Widgets } from "@/components/forms/FormField.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import CodeHelp from "@/islands/CodeHelp.tsx";
import type { Newest } from "@/lib/parcels/screen.ts";
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

/** The status field. A suggested status sets the form's icon and colour until these are chosen by hand. */
function Status(props: ShownField) {
  const looks = { "data-looks": JSON.stringify(suggestedLooks(props.t)) };
  return <TypedField {...props} attributes={looks} />;
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
