import { JsonLd } from "@/components/layout/JsonLd.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

const QUESTIONS = ["work", "track", "quote", "support"] as const;

/** The frequently asked questions; one answer is open at a time. */
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
          {QUESTIONS.map((name, index) => (
            <details key={name} name="faq" open={index === 0}>
              <summary>
                <h3>{t(`home.faq.${name}`)}</h3>
                <Icon name="expand_more" />
              </summary>
              <p>{t(`home.faq.${name}Answer`)}</p>
            </details>
          ))}
        </div>
      </div>
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: QUESTIONS.map((name) => ({
            "@type": "Question",
            name: t(`home.faq.${name}`),
            acceptedAnswer: {
              "@type": "Answer",
              text: t(`home.faq.${name}Answer`),
            },
          })),
        }}
      />
    </section>
  );
}
