const HEAD = [
  ...["Tracking code", "Recipient", "Destination", "Phone", "E-Mail"],
  ...["Weight", "Latest delivery date", "Status", "Sender", "Reference"],
];

/**
 * Returns a table of new parcels as a spreadsheet writes it; `bad` of its rows, evenly distributed, have an invalid e-mail
 * address.
 */
export function importTable(rows: number, { bad }: { bad: number }): string {
  const every = rows / bad;
  const lines = Array.from({ length: rows }, (_, at) => {
    const email = bad > 0 && at % every === 0
      ? "nowhere"
      : `ann${at}@example.com`;
    return [
      ...[`WB-${100_000 + at}`, `"Ann ""A"" Smith ${at}"`],
      ...[`12 Main Street, Springfield ${at}`, `+1 555 ${at}`, email],
      ...["12,5 kg", "24.12.2026", "In transit", "Bob Jones", `PO ${at}`],
    ].join(";");
  });
  return [HEAD.join(";"), ...lines, ""].join("\r\n");
}

/** Returns the spreadsheet row numbers of the bad rows of importTable(). */
export function badRows(rows: number, { bad }: { bad: number }): number[] {
  const firstRow = 2;
  return Array.from({ length: bad }, (_, at) => firstRow + at * rows / bad);
}
