/** Names that places bear by now, where the runtime still says the old one. */
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

/** Every time zone by its IANA name of today, UTC first. */
export const TIME_ZONES: readonly string[] = [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").map(nameOfToday).sort(),
];

/** Returns the name of today of a time zone that is written in any capitals and perhaps by an old name; null when it is none. */
export function findTimeZone(name: string): string | null {
  // A distance from UTC is none.
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
