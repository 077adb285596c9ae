import { page } from "fresh";
import { GateLayout } from "@/components/control/GateLayout.tsx";
import { SignInForm } from "@/components/control/SignInForm.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/define.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { type FormState, refusedForm } from "@/lib/forms/form_state.ts";
import { readForm } from "@/lib/http/body.ts";
import { nextPath } from "@/lib/http/next_path.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { signInVisitor } from "@/lib/http/sign_in.ts";
import { signIn } from "@/lib/schemas/admins.ts";
import { parse } from "@/lib/schemas/problems.ts";

export const handler = define.handlers<FormState>({
  GET({ url }) {
    const next = nextPath(url.searchParams.get("next"));
    return page({ values: { next }, problems: [] });
  },

  async POST(ctx) {
    const asked = ctx.url.searchParams.get("next");
    const { email = "", password, next = asked } = await readForm(ctx.req);
    const values = { email, next: nextPath(next) };
    try {
      if (ctx.state.refusal !== null) throw ctx.state.refusal;
      const { cookies } = await signInVisitor(
        ctx,
        parse(signIn, { email, password }),
      );
      return seeOther(values.next, cookies);
    } catch (error) {
      const { form, init } = refusedForm(error, values);
      return page(form, init);
    }
  },
});

export default define.page<typeof handler>(
  async function SignIn({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.signIn.title");
    const isNew = url.searchParams.has("created");
    return (
      <GateLayout
        {...{ t, locale, theme, title }}
        url={url.pathname + url.search}
        company={settings.company_name}
        lead={t("control.signIn.lead")}
      >
        <PageHead title={title} settings={settings} />
        <MessagePanel texts={isNew ? [t("message.adminCreated")] : []} />
        <SignInForm t={t} form={data} />
      </GateLayout>
    );
  },
);
