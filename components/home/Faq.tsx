import { JsonLd } from "@/components/layout/JsonLd.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";

const QUESTIONS: { question: MessageKey; answer: MessageKey }[] = [
  { question: "home.faq.work", answer: "home.faq.workAnswer" },
  { question: "home.faq.track", answer: "home.faq.trackAnswer" },
  { question: "home.faq.quote", answer: "home.faq.quoteAnswer" },
  { question: "home.faq.support", answer: "home.faq.supportAnswer" },
];

/** Frequent questions (spec section 2); one is open at a time. */
export function Faq({ t }: { t: Translate }) {
  return (
    <section class="faq" aria-labelledby="faq-title">
      <div class="section wrap faq-inner">
        <div class="section-head">
          <h2 id="faq-title">{t("home.faq.title")}</h2>
          <p>
            <a href="/contact.html">{t("home.faq.contact")}</a>
          </p>
        </div>
        <div class="faq-list">
          {QUESTIONS.map(({ question, answer }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>
                <h3>{t(question)}</h3>
                <Icon name="expand_more" />
              </summary>
              <p>{t(answer)}</p>
            </details>
          ))}
        </div>
      </div>
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: QUESTIONS.map(({ question, answer }) => ({
            "@type": "Question",
            name: t(question),
            acceptedAnswer: { "@type": "Answer", text: t(answer) },
          })),
        }}
      />
    </section>
  );
}
