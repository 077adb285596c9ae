import { Moment } from "@/components/panel/Moment.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { FormView } from "@/components/forms/FormView.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { Flash, MessagePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import CopyButton from "@/islands/CopyButton.tsx";
import { MEMBER_FORM } from "@/lib/accounts/forms.ts";
import { may } from "@/lib/fields/roles.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { type MemberProps, MemberState } from "./MemberRow.tsx";
import { type FormState, readFlash } from "@/lib/forms/form_state.ts";
import { DeleteConfirm } from "@/components/panel/Confirm.tsx";
import { seenValues } from "@/lib/forms/marks.ts";
import type { MEMBER_ACTIONS } from "@/lib/accounts/schema.ts";

interface MemberScreenProps extends MemberProps {
  /** The posted form. */
  data: FormState;
  /** A new invitation link, shown only once; null if none was created. */
  link: string | null;
  /** Sentences about changes by others while the form was open. */
  more: string[];
}

/** A member of the team: name and role, and the owner's actions. */
export function MemberScreen(props: MemberScreenProps) {
  const { ctx, member, data, link, more } = props;
  const { t, admin } = ctx.state;
  const { id, name, email } = member;
  const title = name ?? email;
  return (
    <Screen ctx={ctx} data={data} title={title}>
      {ctx.url.searchParams.has("delete") && (
        <DeleteConfirm
          t={t}
          id={id}
          name={title}
          path={ctx.url.pathname}
          text={t("control.team.removeText")}
          fields={{ action: "delete" }}
        />
      )}
      <div class="control-form member">
        <div class="control-head">
          <h1>
            <bdi {...UNTRANSLATED}>{title}</bdi>
          </h1>
        </div>
        {link === null
          ? (
            <Flash
              ctx={ctx}
              more={more}
              done={{
                updated: "message.memberUpdated",
                unchanged: "message.nothingToUpdate",
              }}
            />
          )
          : <NewLink ctx={ctx} link={link} />}
        <Facts ctx={ctx} member={member} />
        {may(admin, "team:write") && <MemberEditor {...props} />}
        <p>
          <JournalLink ctx={ctx} about={{ record_id: id }} />
        </p>
      </div>
    </Screen>
  );
}

function MemberEditor({ ctx, member, data }: MemberScreenProps) {
  const values = {
    ...seenValues({ form: MEMBER_FORM }, member),
    ...data.values,
  };
  return (
    <>
      <FormView
        ctx={ctx}
        form={MEMBER_FORM}
        data={{ ...data, values }}
        cancel={listPath("team")}
      />
      <MemberActions ctx={ctx} member={member} />
    </>
  );
}

/** The link of a new invitation, with a button that copies it. */
function NewLink({ ctx, link }: { ctx: PanelContext; link: string }) {
  const { t } = ctx.state;
  const message: MessageKey = readFlash(ctx) === "mailed"
    ? "message.memberInvitedMailed"
    : "message.memberInvited";
  return (
    <>
      <MessagePanel texts={[t(message)]} />
      <section class="card invite-link" aria-labelledby="invite-link-title">
        <h2 id="invite-link-title">{t("control.team.link")}</h2>
        <p class="code" dir="ltr" {...UNTRANSLATED}>{link}</p>
        <CopyButton
          text={link}
          label={t("control.parcels.copyLink")}
          copied={t("tracking.copied")}
          kind="primary"
        />
      </section>
    </>
  );
}

function Facts({ ctx, member }: MemberProps) {
  const { t, locale } = ctx.state;
  const { email, name, created_at, last_seen_at } = member;
  return (
    <dl class="facts">
      <Fact label={fieldTitle(t, locale, "email")}>
        {name !== null && <bdi {...UNTRANSLATED}>{email}</bdi>}
      </Fact>
      <Fact label={fieldTitle(t, locale, "status")}>
        <MemberState t={t} member={member} />
      </Fact>
      <Fact label={t("control.team.since")}>
        <Moment ctx={ctx} iso={created_at} />
      </Fact>
      <Fact label={t("control.team.seen")}>
        {last_seen_at !== null && <Moment ctx={ctx} iso={last_seen_at} />}
      </Fact>
    </dl>
  );
}

/** Further actions; each is a separate form. */
function MemberActions({ ctx, member }: MemberProps) {
  const { t } = ctx.state;
  const { active, pending } = member;
  const change = active === "yes" ? "deactivate" : "activate";
  return (
    <ul class="card member-actions">
      {active === "yes" && pending === "yes" && (
        <Action ctx={ctx} action="invite" button="newLink" />
      )}
      <Action ctx={ctx} action={change} button={change} />
      <li>
        <p class="soft">{t("control.team.removeText")}</p>
        <a class="button button-quiet" href="?delete">
          {t("control.delete.button")}
        </a>
      </li>
    </ul>
  );
}

interface ActionProps {
  ctx: PanelContext;
  action: typeof MEMBER_ACTIONS[number];
  /** The last part of its message keys. */
  button: "newLink" | "activate" | "deactivate";
}

function Action({ ctx, action, button }: ActionProps) {
  const { t } = ctx.state;
  return (
    <li>
      <p class="soft" id={`${action}-text`}>
        {t(`control.team.${button}Text`)}
      </p>
      <form method="post" action={ctx.url.pathname}>
        <input type="hidden" name="action" value={action} />
        <button
          type="submit"
          class="button button-quiet"
          aria-describedby={`${action}-text`}
        >
          {t(`control.team.${button}`)}
        </button>
      </form>
    </li>
  );
}
