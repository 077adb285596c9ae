import type { ShownField } from "@/components/forms/ChoiceField.tsx";
import { TypedField, type Widgets } from "@/components/forms/FormField.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import CodeCheck from "@/islands/CodeCheck.tsx";
import type { CheckedCodes } from "@/lib/bulk/schema.ts";

const CODES = { dir: "ltr", spellcheck: false, autocapitalize: "characters" };

/**
 * Returns the widget for a list of tracking codes, which is checked while it is typed; `checked` is the server's check.
 */
export function codesChecked(checked: CheckedCodes): Widgets {
  return { codes: (props) => <CodeList {...props} checked={checked} /> };
}

function CodeList(props: ShownField & { checked: CheckedCodes }) {
  const { field, t, checked } = props;
  return (
    <TypedField
      {...props}
      field={{ ...field, kind: "textarea" }}
      attributes={CODES}
    >
      <CodeCheck
        field={fieldId(field.name)}
        checked={checked}
        button={t("control.bulk.check")}
      />
    </TypedField>
  );
}
