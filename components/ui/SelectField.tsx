import { FieldFrame, fieldId } from "./FieldFrame.tsx";

export type Option = readonly [value: string, text: string];

interface SelectFieldProps {
  name: string;
  label: string;
  /** The selected value. If undefined, the first option is selected. */
  value: string | undefined;
  options: readonly Option[];
  /** Further options below headings. */
  groups?: [heading: string, options: readonly Option[]][];
}

/** A labelled choice of one value from a list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, value, options, groups = [] } = props;
  return (
    <FieldFrame name={name} label={label}>
      <select class="field-input" id={fieldId(name)} name={name}>
        <Options options={options} value={value} />
        {groups.map(([heading, options]) => (
          <optgroup key={heading} label={heading}>
            <Options options={options} value={value} />
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}

function Options(
  { options, value }: Pick<SelectFieldProps, "options" | "value">,
) {
  return options.map(([option, text]) => (
    <option key={option} value={option} selected={option === value}>
      {text}
    </option>
  ));
}
