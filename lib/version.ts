import config from "@/deno.json" with { type: "json" };

/** The program's version, as in CHANGELOG.md. */
export const VERSION: string = config.version;
