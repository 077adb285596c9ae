import { screen } from "@/lib/site/rule.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { adminSettings, settingsPatch } from "./schema.ts";
import { form } from "@/lib/site/rule.ts";

const answers = {
  settings: adminSettings,
};

export const settingsNoun = defineNoun({
  name: "settings",
  journal: ["settings"],
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
