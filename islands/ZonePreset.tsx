import { useEffect } from "preact/hooks";

/** Selects the browser's time zone in a list without a choice. Without a script, the visitor chooses it. */
export default function ZonePreset({ field }: { field: string }) {
  useEffect(() => {
    const list = document.getElementById(field) as HTMLSelectElement;
    // The browser may have restored a choice.
    if (list.value === "") list.value = findOption(list) ?? "";
  }, []);
  return null;
}

/** Returns the option that means the browser's time zone; none for UTC, which browsers report to hide the real one. */
function findOption({ options }: HTMLSelectElement): string | undefined {
  const zone = canonicalName();
  if (zone === "UTC") return undefined;
  const zones = [...options].map(({ value }) => value).filter(Boolean);
  // The browser may know the zone by an older name than the list.
  return zones.find((name) => name === zone) ??
    zones.find((name) => canonicalName(name) === zone);
}

function canonicalName(timeZone?: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions()
      .timeZone;
  } catch {
    // The browser does not know the zone.
    return undefined;
  }
}
