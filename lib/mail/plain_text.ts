import type { Block, MailContent } from "./content.ts";

/** Writes a mail as plain text, for the template `plain` and as the other half of every HTML mail (decision 32). */
export function toPlainText({ blocks, footer }: MailContent): string {
  const parts = blocks.map(blockText);
  // The signature as mail programs know it: two dashes and a space.
  return [...parts, ["-- ", ...footer].join("\n")].join("\n\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "facts":
      return block.rows.map(([label, value]) => `${label}: ${value}`)
        .join("\n");
    case "button":
      return `${block.label}:\n${block.href}`;
    default:
      return block.text;
  }
}
