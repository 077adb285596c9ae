import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { TrackForm } from "@/components/ui/TrackForm.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { digitsOf } from "@/lib/i18n/digits.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { profilesOf } from "./profiles.ts";

interface ContactDetailsProps {
  t: Translate;
  locale: Locale;
  settings: Settings;
}

/** The contact details in the settings. */
export function ContactDetails(props: ContactDetailsProps) {
  const { t } = props;
  return (
    <section class="contact-details" aria-labelledby="details-title">
      <h2 id="details-title">{t("contact.details")}</h2>
      <Details {...props} />
    </section>
  );
}

/** A link to the tracking page, which is what most visitors write about. */
export function ContactTracking({ t }: { t: Translate }) {
  return (
    <section class="card contact-track" aria-labelledby="track-title">
      <h2 id="track-title">{t("contact.trackTitle")}</h2>
      <p class="soft">{t("contact.trackText")}</p>
      <TrackForm
        id="contact-code"
        label={t("label.tracking_code")}
        placeholder={t("track.placeholder")}
        button={t("nav.track")}
        quiet
      />
    </section>
  );
}

function Details({ t, locale, settings }: ContactDetailsProps) {
  const { contact_email, contact_phone, contact_phone_alt, contact_address } =
    settings;
  const profiles = profilesOf(settings);
  if (
    !contact_email && !contact_phone && !contact_phone_alt &&
    !contact_address && profiles.length === 0
  ) {
    return <p class="lead">{t("contact.empty")}</p>;
  }
  return (
    <dl class="contact-list">
      <Detail icon="mail" label={t("contact.email")}>
        {contact_email && (
          <a href={`mailto:${contact_email}`}>{contact_email}</a>
        )}
      </Detail>
      <Detail icon="phone" label={t("contact.phone")}>
        {contact_phone && <PhoneLink number={contact_phone} />}
      </Detail>
      <Detail icon="phone" label={t("contact.phoneAlt")}>
        {contact_phone_alt && <PhoneLink number={contact_phone_alt} />}
      </Detail>
      <Detail icon="place" label={t("contact.address")}>
        {contact_address && (
          <span class="contact-address">{contact_address}</span>
        )}
      </Detail>
      {profiles.map(({ field, text, href }) => (
        <Detail key={field} icon="public" label={fieldTitle(t, locale, field)}>
          {href === null ? text : <a href={href}>{text}</a>}
        </Detail>
      ))}
    </dl>
  );
}

interface DetailProps {
  icon: IconName;
  label: string;
  children: ComponentChildren;
}

function Detail({ icon, label, children }: DetailProps) {
  if (!children) return null;
  return (
    <div class="contact-item">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd {...UNTRANSLATED}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Matches a single number, not two or one with an extension, which cannot be dialled by digits alone. */
const ONE_NUMBER = /^[\s+＋]*(?!\s)[\p{Nd}\s()./\p{Dash}]+$/u;
/** Maximum digits of an international number (ITU-T E.164). */
const MAX_DIGITS = 15;

function PhoneLink({ number }: { number: string }) {
  // Copied numbers contain marks of direction.
  const plain = number.replace(/\p{Cf}/gu, "");
  // The zero of "+49 (0)40" is for national calls, which omit the country code.
  const isAbroad = /^\s*[+＋]/.test(plain);
  const digits = digitsOf(isAbroad ? plain.replace("(0)", "") : plain);
  const isOne = ONE_NUMBER.test(plain) && digits !== "" &&
    digits.length <= MAX_DIGITS;
  if (!isOne) return <>{number}</>;
  return <a href={`tel:${isAbroad ? "+" : ""}${digits}`}>{number}</a>;
}
