import type { ComponentChildren } from "preact";
import { SubmitButton } from "@/components/ui/Button.tsx";
import { MessagePanel, NoticePanel } from "@/components/ui/Panel.tsx";
import FormAssist from "@/islands/FormAssist.tsx";
import {
  CHECK,
  fieldsOf,
  type Form,
  type FormSection,
  isFile,
  visibleNames,
} from "@/lib/forms/description.ts";
import type { State } from "@/lib/site/state.ts";
import { FormErrors } from "./FormErrors.tsx";
import { type FormContext, FormField, type Widgets } from "./FormField.tsx";
import {
  firstToFill,
  type FormState,
  shownProblems,
} from "@/lib/forms/form_state.ts";

export interface FormViewProps {
  ctx: { state: Pick<State, "t" | "locale"> };
  form: Form;
  /** The values and problems to show. */
  data: FormState;
  /** The heading, unless the page has one. */
  title?: string;
  /** The message after a successful submit. */
  message?: string | undefined;
  /** The target of the cancel link. If omitted, there is no link. */
  cancel?: string | undefined;
  /** The noun's custom controls. */
  widgets?: Widgets | undefined;
  /** Shown before the button, in a collapsed section if there is one. */
  children?: ComponentChildren;
}

/**
 * Renders a form from its description, with typed values and errors. It posts to its own page; with JavaScript, only
 * the form is replaced.
 */
export function FormView(props: FormViewProps) {
  const { ctx: { state: { t } }, form, title, message, children } = props;
  const context = contextOf(props);
  const { state: { values, problems }, focused, errorsId } = context;
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
        {values[CHECK] !== undefined && (
          <NoticePanel texts={[t("form.unsent", { button: t(form.button) })]} />
        )}
        <Sections context={context}>{children}</Sections>
        {!form.sections.some(({ isFolded }) => isFolded) && children}
        <Actions {...props} />
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

function contextOf(
  { ctx: { state: { t, locale } }, form, data, widgets = {} }: FormViewProps,
): FormContext {
  const problems = shownProblems(form, data.problems);
  const state = { ...data, problems };
  const blamed = problems.filter(({ field }) => field === undefined)
    .flatMap(({ key }) => form.blamed?.[key] ?? []);
  const errorsId = `${form.id}-errors`;
  const focused = firstToFill(form, state);
  return { t, locale, form, state, focused, blamed, errorsId, widgets };
}

function Actions({ ctx: { state: { t } }, form, cancel }: FormViewProps) {
  return (
    <div class="form-actions">
      <SubmitButton look={form.isDanger ? "danger" : "primary"}>
        {t(form.button)}
      </SubmitButton>
      {form.next !== undefined && (
        <SubmitButton name="next" value="yes">{t(form.next)}</SubmitButton>
      )}
      {cancel !== undefined && (
        <a class="button button-quiet" href={cancel}>
          {t(form.leave ?? "form.cancel")}
        </a>
      )}
    </div>
  );
}

/**
 * The first button of the form, so that Enter activates it without a script. Hidden from the tab order and screen
 * readers.
 */
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
  context: FormContext;
  /** Shown in a collapsed section. */
  children?: ComponentChildren;
}

/**
 * The sections of a form. A wide form has two columns, one with the first section and one with the others; collapsed
 * sections are below.
 */
function Sections({ context, children }: SectionsProps) {
  const { form } = context;
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

/** Reports whether any field of a section has a value or an error. */
function isInUse({ fields }: FormSection, { values, problems }: FormState) {
  return fields.some(({ name }) =>
    values[name] || problems.some(({ field }) => field === name)
  );
}
