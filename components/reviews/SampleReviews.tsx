import { SubmitButton } from "@/components/ui/Button.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface SampleReviewsProps {
  t: Translate;
  /** The number of samples that visitors see. */
  count: number;
  /** The address to which the button posts. */
  action: string;
}

/** Says how many reviews are samples, with a button that confirms them. */
export function SampleReviews({ t, count, action }: SampleReviewsProps) {
  if (count === 0) return null;
  return (
    <NoticePanel texts={[t("control.samples.reviews", { count })]}>
      <form method="post" action={action}>
        <SubmitButton isSmall>{t("control.samples.confirm")}</SubmitButton>
      </form>
    </NoticePanel>
  );
}
