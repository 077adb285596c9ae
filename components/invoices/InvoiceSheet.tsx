import { Mark } from "@/components/layout/Logo.tsx";
import { Fact } from "@/components/ui/Fact.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { InvoiceWithIssuer } from "@/lib/invoices/schema.ts";

interface InvoiceSheetProps {
  t: Translate;
  locale: Locale;
  invoice: InvoiceWithIssuer;
}

/** Formats a day, `YYYY-MM-DD`, in the reader's language: "November 20, 2026". */
export function formatDate(day: string, { formatTag }: Locale): string {
  // UTC, because a day has no time zone.
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(formatTag, options).format(new Date(day));
}

/** The fields of a parcel on an invoice, in table order. */
const DETAILS = [
  "tracking_code",
  "parcel_content",
  "shipped_via",
  "sender_name",
  "pickup_location",
  "weight",
  "declared_value",
] as const;

/** The printable invoice, from stored values only. */
export function InvoiceSheet(props: InvoiceSheetProps) {
  const { t, invoice } = props;
  return (
    <article class="invoice card" aria-labelledby="invoice-title">
      <header class="invoice-head">
        <h1 id="invoice-title">
          {t("invoice.title")}{" "}
          <span class="code invoice-number" dir="ltr" {...UNTRANSLATED}>
            {invoice.number}
          </span>
        </h1>
        <Issuer {...props} />
      </header>
      <div class="invoice-facts">
        <Issue {...props} />
        {invoice.recipient_name !== null && <BillTo {...props} />}
      </div>
      <Details {...props} />
    </article>
  );
}

function Issuer({ t, invoice: { issuer } }: InvoiceSheetProps) {
  return (
    <section class="invoice-party" aria-label={t("invoice.issuer")}>
      <p class="invoice-company" {...UNTRANSLATED}>
        <Mark />
        <bdi>{issuer.company_name}</bdi>
      </p>
      <Lines lines={[issuer.contact_address]} />
      <Lines lines={[issuer.contact_email, issuer.contact_phone]} ltr />
    </section>
  );
}

function Issue({ t, locale, invoice }: InvoiceSheetProps) {
  return (
    <dl class="facts">
      <Fact label={t("invoice.date")}>
        <time dateTime={invoice.issued_on}>
          {formatDate(invoice.issued_on, locale)}
        </time>
      </Fact>
      <Fact label={fieldTitle(t, locale, "status")}>{t("invoice.issued")}</Fact>
    </dl>
  );
}

function BillTo({ t, invoice }: InvoiceSheetProps) {
  const { recipient_name, destination } = invoice;
  return (
    <section class="invoice-party" aria-labelledby="bill-to">
      <h2 class="invoice-heading" id="bill-to">{t("invoice.billTo")}</h2>
      <p class="invoice-recipient" {...UNTRANSLATED}>
        <bdi>{recipient_name}</bdi>
      </p>
      <Lines lines={[destination]} />
      <Lines
        lines={[invoice.recipient_email, invoice.recipient_phone_number]}
        ltr
      />
    </section>
  );
}

function Lines({ lines, ltr }: { lines: (string | null)[]; ltr?: true }) {
  return lines.filter((line) => line !== null).map((line) => (
    <p key={line} class="invoice-line" {...UNTRANSLATED}>
      <bdi dir={ltr && "ltr"}>{line}</bdi>
    </p>
  ));
}

function Details({ t, locale, invoice }: InvoiceSheetProps) {
  const { product } = invoice;
  // If the product is the tracking code, the code is not repeated.
  const known = DETAILS.filter((field) =>
    invoice[field] !== null && invoice[field] !== product
  );
  return (
    <table class="invoice-table">
      <caption class="invoice-heading">{t("invoice.details")}</caption>
      <tbody>
        {(["product", ...known] as const).map((field) => (
          <tr key={field}>
            <th scope="row">{fieldTitle(t, locale, field)}</th>
            <td {...UNTRANSLATED}>
              <bdi>{invoice[field]}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
