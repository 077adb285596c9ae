import type { ComponentChildren } from "preact";
import { Button } from "@/components/ui/Button.tsx";
import { FormErrors } from "@/components/ui/FormErrors.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import FormAssist from "@/islands/FormAssist.tsx";
import {
  blamedFields,
  firstToFill,
  type FormDescription,
  type FormSection,
  hasFile,
  shownProblems,
} from "@/lib/forms/description.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { type FormContext, FormField } from "./FormField.tsx";

interface FormViewProps {
  t: Translate;
  locale: Locale;
  form: FormDescription;
  state: FormState;
  /** The heading, unless the page has one. */
  title?: string;
  /** The message after a successful submit. */
  message?: string | undefined;
  /** The target of the cancel link; none without it. */
  cancel?: string | undefined;
  /** Shown before the button, in a collapsed section if there is one. */
  children?: ComponentChildren;
}

/**
 * A form by its description, with typed values and errors (decision 45). It posts to its own page; with JavaScript only
 * the form is replaced.
 */
export function FormView(props: FormViewProps) {
  const { t, locale, form, title, message, cancel, children } = props;
  const problems = shownProblems(form, props.state.problems);
  const state = { ...props.state, problems };
  const focused = firstToFill(form, state);
  const errorsId = `${form.id}-errors`;
  const blamed = { fields: blamedFields(form, problems), by: errorsId };
  const context: FormContext = { t, locale, state, focused, blamed };
  const titleId = `${form.id}-title`;
  return (
    <>
      <form
        class="form"
        id={form.id}
        method="post"
        encType={hasFile(form) ? "multipart/form-data" : undefined}
        data-no-answer={t("form.noAnswer")}
        data-uploading={hasFile(form) ? t("form.uploading") : undefined}
        aria-labelledby={title === undefined ? undefined : titleId}
        noValidate
      >
        {title !== undefined && <h2 id={titleId}>{title}</h2>}
        {message !== undefined && <MessagePanel texts={[message]} />}
        {form.sections.map((section) => (
          <Section key={section.legend} {...{ section, context }}>
            {section.isFolded && children}
          </Section>
        ))}
        {!form.sections.some(({ isFolded }) => isFolded) && children}
        <div class="form-actions">
          <Button>{t(form.button)}</Button>
          {cancel !== undefined && (
            <a class="button button-quiet" href={cancel}>
              {t(form.leave ?? "form.cancel")}
            </a>
          )}
        </div>
        <FormErrors
          {...{ t, state }}
          id={errorsId}
          fields={namesOf(form)}
          autofocus={focused === undefined}
        />
      </form>
      {!form.plain && <FormAssist form={form.id} />}
    </>
  );
}

function Section(
  { section, context, children }: {
    section: FormSection;
    context: FormContext;
    children?: ComponentChildren;
  },
) {
  const { legend, fields, isFolded } = section;
  const list = fields.map((field) => (
    <FormField key={field.name} {...{ field, context }} />
  ));
  if (legend === undefined) return <>{list}</>;
  if (isFolded) {
    return (
      <details class="form-more" open={isInUse(section, context.state)}>
        <summary>{context.t(legend)}</summary>
        <div class="form-more-fields">
          {list}
          {children}
        </div>
      </details>
    );
  }
  return (
    <fieldset class="form-section">
      <legend>{context.t(legend)}</legend>
      {list}
    </fieldset>
  );
}

/** Reports whether a field of a section has a value or an error. */
function isInUse({ fields }: FormSection, { values, problems }: FormState) {
  return fields.some(({ name }) =>
    values[name] || problems.some(({ field }) => field === name)
  );
}

/** Returns the names of visible fields, which can take the focus. */
function namesOf(form: FormDescription): string[] {
  return form.sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name }) => name);
}
