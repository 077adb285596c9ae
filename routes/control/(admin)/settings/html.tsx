import { settingsPage } from "@/components/settings/SettingsScreen.tsx";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("html");

/** The description for search engines and the chat code (spec section 2). */
export default settingsPage("html");
