import type { Entry } from "./serialize.ts";

/** The data block of a page with islands: the server writes it, the client reads it. */
export interface PageData {
  /** For each island its script, the export's name and the index of its props. */
  islands: [script: string, exportName: string, props: number][];
  props: Entry[];
  /** The script that creates signals; absent if no props contain one. */
  signals?: string | undefined;
  /** The results of `asset()` for the paths that islands requested. */
  assets: Record<string, string>;
}

/** The id of the data block. */
export const DATA_ID = "fresh-data";

/** The URL that open pages watch in development to detect a restart. */
export const ALIVE_URL = "/_fresh/alive";

/** Marks the templates of slots that are not displayed yet. */
export const HIDDEN_SLOT = "data-fresh-slot";

/** The resolver of `asset()`, set by the server and by the browser. */
export const assetUrls = {
  find(path: string): string {
    return path;
  },
};
