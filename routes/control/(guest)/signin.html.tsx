import { SignInLayout } from "@/components/accounts/SignInLayout.tsx";
import { ResumeForm } from "@/components/accounts/ResumeForm.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { Flash, NoticePanel } from "@/components/ui/Panel.tsx";
import { addCookies } from "@/lib/http/cookies.ts";
import { define } from "@/lib/site/define.ts";
import type { PageContext } from "@/lib/site/state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { SIGN_IN_FORM } from "@/lib/accounts/forms.ts";
import { nextPath, NO_COOKIES, SIGNED_OUT } from "@/lib/accounts/next_path.ts";
import { signInVisitor } from "@/lib/accounts/sign_in.ts";
import { formPost, seeOther, showForm } from "@/lib/forms/post.ts";
import {
  fromCarried,
  pickCarried,
  toCarried,
} from "@/lib/forms/typed_fields.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import type { Values } from "@/lib/forms/description.ts";
import { HiddenFields } from "@/components/ui/Button.tsx";

interface SignInProps extends PageContext {
  data: FormState;
  req: Request;
  /** Whether the sign-in has succeeded and only the interrupted form remains to be sent. */
  isResumed?: boolean;
}

export const handler = define.handlers<FormState>({
  GET: ({ url }) => showForm({ next: nextPath(url.searchParams.get("next")) }),

  POST: formPost(SIGN_IN_FORM.schema, async (input, ctx, values) => {
    const { cookies } = await signInVisitor(ctx, input);
    const isTyped = Object.keys(pickCarried(values)).length > 0;
    if (!isTyped) return seeOther(nextPath(values.next), cookies);
    const headers = new Headers();
    addCookies(headers, cookies);
    const data = { values, problems: [] };
    const { state, url, req } = ctx;
    // Genuine Fresh would set only the last of several cookies in the headers of page().
    return await ctx.render(
      await SignIn({ data, state, url, req, isResumed: true }),
      { headers },
    );
  }, {
    // Carries the ticks of a list through the sign-in as well.
    boxes: "codes",
    isForeign,
    values: (posted, ctx) => {
      const next = nextPath(posted.next ?? ctx.url.searchParams.get("next"));
      if (isForeign(posted, ctx)) return { next, ...toCarried(posted) };
      return { email: posted.email ?? "", next, ...pickCarried(posted) };
    },
  }),
});

export default define.page<typeof handler>(async function SignInPage(ctx) {
  return await SignIn(ctx);
});

async function SignIn(ctx: SignInProps) {
  const { data, url, isResumed = false } = ctx;
  const { kv, t } = ctx.state;
  const name = isResumed ? "resume" : "signIn";
  const typed = pickCarried(data.values);
  return (
    <SignInLayout
      ctx={ctx}
      data={data}
      settings={await getSettings(kv)}
      title={t(`control.${name}.title`)}
      lead={t(`control.${name}.lead`)}
    >
      {!isResumed
        ? (
          <>
            <Flash
              ctx={ctx}
              done={{
                created: "message.adminCreated",
                accepted: "message.invitationAccepted",
                reset: "message.passwordReset",
              }}
              isFirst={false}
            />
            <NoticePanel texts={noticesOf(url, data).map((key) => t(key))} />
            <FormView ctx={ctx} form={SIGN_IN_FORM} data={data}>
              <HiddenFields values={typed} />
            </FormView>
            <p>
              <a href="/control/password.html">{t("control.signIn.forgot")}</a>
            </p>
          </>
        )
        : (
          <ResumeForm
            t={t}
            next={data.values.next!}
            typed={fromCarried(typed)}
          />
        )}
    </SignInLayout>
  );
}

/**
 * Reports whether a form of another page was posted here because the session had ended: it lacks this page's hidden
 * field.
 */
function isForeign({ next }: Values, { url }: { url: URL }): boolean {
  return next === undefined && url.searchParams.has("ended");
}

/** Returns the message that the browser refuses cookies, or that the session has ended, perhaps before a form was posted. */
function noticesOf(
  { searchParams }: URL,
  { problems }: FormState,
): MessageKey[] {
  if (problems.length > 0) return [];
  if (searchParams.has(NO_COOKIES)) return ["control.signIn.noCookies"];
  if (searchParams.has(SIGNED_OUT)) return ["control.signIn.signedOut"];
  const what = searchParams.get("ended");
  if (what === null) return [];
  return [`control.signIn.${what === "file" ? "endedFile" : "ended"}`];
}
