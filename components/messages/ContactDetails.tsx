import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { digitsOf } from "@/lib/i18n/fold.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { profilesOf } from "./profiles.ts";
import { TrackForm } from "@/components/tracking/TrackingForms.tsx";

interface ContactDetailsProps {
  t: Translate;
  locale: Locale;
  settings: Settings;
}

/** The contact details in the settings. */
export function ContactDetails({ t, locale, settings }: ContactDetailsProps) {
  const { contact_email: email, contact_address: address } = settings;
  const { contact_phone: phone, contact_phone_alt: other } = settings;
  const place = address && <span class="contact-address">{address}</span>;
  const details: Detail[] = [
    ["mail", t("contact.email"), email && link(`mailto:${email}`, email)],
    ["phone", t("contact.phone"), phone && phoneLink(phone)],
    ["phone", t("contact.phoneAlt"), other && phoneLink(other)],
    ["place", t("contact.address"), place],
    ...profilesOf(settings).map(({ field, text, href }): Detail => [
      "public",
      fieldTitle(t, locale, field),
      href === null ? text : link(href, text),
    ]),
  ];
  const given = details.filter(([, , shown]) => shown);
  return (
    <section class="contact-details" aria-labelledby="details-title">
      <h2 id="details-title">{t("contact.details")}</h2>
      {given.length === 0
        ? <p class="lead">{t("contact.empty")}</p>
        : (
          <dl class="contact-list">
            {given.map(([icon, label, shown]) => (
              <div key={label} class="contact-item">
                <dt>
                  <Icon name={icon} />
                  {label}
                </dt>
                <dd {...UNTRANSLATED}>
                  <bdi>{shown}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
    </section>
  );
}

type Detail = [icon: IconName, label: string, shown: ComponentChildren];

function link(href: string, text: string) {
  return <a href={href}>{text}</a>;
}

/** A tracking form, because most visitors write about their parcel. */
export function ContactTracking({ t }: { t: Translate }) {
  return (
    <section class="card contact-track" aria-labelledby="track-title">
      <h2 id="track-title">{t("contact.trackTitle")}</h2>
      <p class="soft">{t("contact.trackText")}</p>
      <TrackForm t={t} id="contact-code" quiet />
    </section>
  );
}

/** Matches a single number. Two numbers, or one with an extension, cannot be linked for dialling. */
const ONE_NUMBER = /^[\s+＋]*(?!\s)[\p{Nd}\s()./\p{Dash}]+$/u;
/** Maximum digits of an international number (ITU-T E.164). */
const MAX_DIGITS = 15;

function phoneLink(number: string) {
  // Copied numbers may contain invisible direction marks.
  const plain = number.replace(/\p{Cf}/gu, "");
  // The zero of "+49 (0)40" is dialled only without the country code.
  const isAbroad = /^\s*[+＋]/.test(plain);
  const digits = digitsOf(isAbroad ? plain.replace("(0)", "") : plain);
  const isOne = ONE_NUMBER.test(plain) && digits !== "" &&
    digits.length <= MAX_DIGITS;
  return isOne ? link(`tel:${isAbroad ? "+" : ""}${digits}`, number) : number;
}
