import type { ComponentChildren } from "preact";
import { trashAddress } from "@/components/trash/trash_address.ts";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { MessagePanel, NoticePanel } from "@/components/ui/Panel.tsx";
import FormAssist from "@/islands/FormAssist.tsx";
import type { Problem } from "@/lib/errors.ts";
import {
  CHECK,
  fieldsOf,
  firstToFill,
  type Form,
  type FormSection,
  type FormState,
  isFile,
  problemText,
  shownProblems,
  visibleNames,
} from "@/lib/forms/description.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { type FormContext, FormField, type Widgets } from "./FormField.tsx";

interface FormViewProps {
  t: Translate;
  locale: Locale;
  form: Form;
  state: FormState;
  /** The heading, unless the page has one. */
  title?: string;
  /** The message after a successful submit. */
  message?: string | undefined;
  /** The target of the cancel link; none without it. */
  cancel?: string | undefined;
  /** The noun's own controls. */
  widgets?: Widgets;
  /** Shown before the button, in a collapsed section if there is one. */
  children?: ComponentChildren;
}

/**
 * A form by its description, with typed values and errors. It posts to its own page; with JavaScript only the form is
 * replaced.
 */
export function FormView(props: FormViewProps) {
  const { t, locale, form, title, message, cancel, children } = props;
  const { widgets = {} } = props;
  const problems = shownProblems(form, props.state.problems);
  const state = { ...props.state, problems };
  const focused = firstToFill(form, state);
  const errorsId = `${form.id}-errors`;
  const blamed = problems.filter(({ field }) => field === undefined)
    .flatMap(({ key }) => form.blamed?.[key] ?? []);
  const context = {
    t,
    locale,
    form,
    state,
    focused,
    blamed,
    errorsId,
    widgets,
  };
  const titleId = `${form.id}-title`;
  const isMultipart = fieldsOf(form).some(({ kind }) => isFile(kind));
  return (
    <>
      <form
        class={form.isWide ? "form form-wide" : "form"}
        id={form.id}
        method="post"
        encType={isMultipart ? "multipart/form-data" : undefined}
        data-careful={form.isCareful}
        data-no-answer={t("form.noAnswer")}
        data-uploading={isMultipart ? t("form.uploading") : undefined}
        aria-labelledby={title === undefined ? undefined : titleId}
        noValidate
      >
        {form.isCareful && <EnterButton />}
        {title !== undefined && <h2 id={titleId}>{title}</h2>}
        {message !== undefined && <MessagePanel texts={[message]} />}
        {state.values[CHECK] !== undefined && (
          <NoticePanel texts={[t("form.unsent", { button: t(form.button) })]} />
        )}
        <Sections form={form} context={context}>{children}</Sections>
        {!form.sections.some(({ isFolded }) => isFolded) && children}
        <div class="form-actions">
          <button type="submit" class="button button-primary">
            {t(form.button)}
          </button>
          {form.next !== undefined && (
            <button
              type="submit"
              class="button button-quiet"
              name="next"
              value="yes"
            >
              {t(form.next)}
            </button>
          )}
          {cancel !== undefined && (
            <a class="button button-quiet" href={cancel}>
              {t(form.leave ?? "form.cancel")}
            </a>
          )}
        </div>
        <FormErrors
          t={t}
          problems={problems}
          id={errorsId}
          fields={visibleNames(form)}
          autofocus={focused === undefined}
        />
      </form>
      {!form.plain && <FormAssist form={form.id} />}
    </>
  );
}

/** The form's first button, which Enter presses where no script runs; hidden from keyboard and screen reader. */
function EnterButton() {
  return (
    <button
      type="submit"
      class="visually-hidden"
      name={CHECK}
      value="yes"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

interface SectionsProps {
  form: Form;
  context: FormContext;
  /** Shown in a collapsed section. */
  children?: ComponentChildren;
}

/** All sections; a wide form has its first one beside the others, and the collapsed ones below. */
function Sections({ form, context, children }: SectionsProps) {
  const shown = form.sections.map((section) => (
    <Section key={section.legend} section={section} context={context}>
      {section.isFolded && children}
    </Section>
  ));
  const open = form.sections.filter(({ isFolded }) => !isFolded).length;
  if (!form.isWide || open < 2) return <>{shown}</>;
  return (
    <>
      <div class="form-columns">
        <div class="form-column">{shown[0]}</div>
        <div class="form-column">{shown.slice(1, open)}</div>
      </div>
      {shown.slice(open)}
    </>
  );
}

interface SectionProps {
  section: FormSection;
  context: FormContext;
  children?: ComponentChildren;
}

function Section({ section, context, children }: SectionProps) {
  const { legend, fields, isFolded } = section;
  const list = fields.map((field) => (
    <FormField key={field.name} field={field} context={context} />
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

interface FormErrorsProps {
  t: Translate;
  id: string;
  problems: Problem[];
  /** The names of the visible fields. */
  fields: string[];
  /** Whether the panel takes the initial focus, because no field has an error. */
  autofocus: boolean;
}

/** The red panel under a form (spec section 8): every problem in field order, linked to its field. */
export function FormErrors(props: FormErrorsProps) {
  const { t, id, problems, fields, autofocus } = props;
  if (problems.length === 0) return null;
  return (
    <div
      class="panel panel-error"
      id={id}
      role="alert"
      tabIndex={-1}
      data-answer
      autofocus={autofocus}
    >
      <Icon name="error" />
      <ul class="panel-list">
        {problems.map((problem) => {
          const { key, field = "" } = problem;
          const text = problemText(t, problem);
          return (
            <li key={text}>
              {fields.includes(field)
                ? <a href={`#${fieldId(field)}`}>{text}</a>
                : text}
              {key === "error.conflict" && (
                <>
                  {" "}
                  {/* In a new tab, so that the typed text stays here. */}
                  <a href="?" target="_blank">{t("form.conflict")}</a>
                </>
              )}
              {key === "invalid.codeInTrash" && (
                <>
                  {" "}
                  <a
                    href={`${trashAddress("parcels")}&delete=${
                      problem.params!.id
                    }`}
                    target="_blank"
                  >
                    {t("control.trash.open")}
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {problems.some(({ key }) => key === "invalid.rawLine") && (
        <button
          type="submit"
          class="button button-quiet"
          name="show_raw"
          value="yes"
        >
          {t("control.markup.showRaw")}
        </button>
      )}
    </div>
  );
}
