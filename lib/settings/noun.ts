import type { Identity } from "@/lib/erasure/identity.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form, screen } from "@/lib/site/rule.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import type { Key } from "@/lib/store/types.ts";
import { adminSettings, settingsPatch } from "./schema.ts";
import { getSettings } from "./settings.ts";

const answers = {
  settings: adminSettings,
};

/** Declares the settings. */
export const settingsNoun = defineNoun({
  name: "settings",
  title: "control.settings.title",
  erasure: {
    rules: { settings: eraseFromSettings },
    async needs(kv, identity) {
      const { contact_email, contact_phone, contact_phone_alt } =
        await getSettings(kv);
      if (identity.is(contact_email)) return "invalid.eraseContact";
      return [contact_phone, contact_phone_alt].some((phone) =>
          identity.is(phone)
        )
        ? "invalid.eraseContactPhone"
        : null;
    },
  },
  journal: ["settings"],
  recordPath: () => "/control/settings",
  rights: {
    "settings:read": ["manager"],
    "settings:write": ["manager"],
    "settings:owner": [],
  },
  menu: [{
    group: "tiles",
    name: "settings",
    href: "/control/settings",
    icon: "settings",
    text: "control.settings.title",
    under: ["/control/settings"],
    needs: "settings:read",
  }],
  answers,
  calls: {
    "PATCH /api/settings": {
      summary: "Change settings",
      access: "settings:write",
      input: settingsPatch,
      hasLongText: true,
      output: answers.settings,
    },
  },
  screens: {
    "/control/settings": screen("settings:read"),
    "/control/settings/contact": form("settings:write"),
    "/control/settings/mail": form("settings:owner"),
    "/control/settings/mail/preview/:template": screen("settings:owner"),
    "/control/settings/html": form("settings:write"),
    "/control/settings/company": form("settings:write"),
    "/control/settings/privacy": form("settings:write"),
  },
});

/** Removes an address from the settings and increments their version, so that open forms detect the change. */
async function eraseFromSettings(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  const settings = await tx.read<{ version: number }>(key);
  if (settings === null) return;
  const version = settings.version + 1;
  tx.set(key, { ...identity.removedFrom(settings), version });
  tx.note({ noun: "settings", record_id: "settings", kind: "erased" });
}
