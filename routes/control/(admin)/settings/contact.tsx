import { settingsPage } from "@/components/settings/SettingsScreen.tsx";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("contact");

/** The company's contact details (spec section 2). */
export default settingsPage("contact");
