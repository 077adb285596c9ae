import { settingsPage } from "@/components/settings/SettingsScreen.tsx";
import { settingsHandlers } from "@/lib/settings/change.ts";

export const handler = settingsHandlers("company");

/** The company's name and figures. */
export default settingsPage("company");
