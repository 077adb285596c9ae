import config from "@/deno.json" with { type: "json" };

/** The version of this program, as CHANGELOG.md lists it. */
export const VERSION: string = config.version;
