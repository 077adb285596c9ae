/** Current names of places for which the runtime has the old one. */
const RENAMED: Partial<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** All time zones by their current IANA names, UTC first. */
export const TIME_ZONES: readonly string[] = [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").map(nameOfToday).sort(),
];

/** Returns the current name of a time zone written in any case, possibly by an old name; null if there is none. */
export function findTimeZone(name: string): string | null {
  // A UTC offset is not a time zone.
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone: name });
    return nameOfToday(format.resolvedOptions().timeZone);
  } catch {
    return null;
  }
}

function nameOfToday(name: string): string {
  return RENAMED[name] ?? name;
}
