import { HiddenFields, SubmitButton } from "@/components/ui/Button.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { samplesIn } from "@/lib/settings/samples.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** Names the figures that visitors see as samples, with a button that confirms them. */
export function SampleNotice({ ctx }: { ctx: PanelContext }) {
  const { t, locale, settings } = ctx.state;
  const samples = samplesIn(settings);
  if (samples.length === 0) return null;
  const names = samples.map((name) =>
    `${fieldTitle(t, locale, name)} ${settings[name]}`
  );
  const list = new Intl.ListFormat(locale.tag, { type: "unit" }).format(names);
  return (
    <NoticePanel texts={[t("control.samples.figures", { list })]}>
      <form method="post">
        <HiddenFields values={{ sample_figures: "no" }} />
        <SubmitButton isSmall>{t("control.samples.confirm")}</SubmitButton>
      </form>
    </NoticePanel>
  );
}
