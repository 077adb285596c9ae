import type { Entry } from "./serialize.ts";

/** The data block of a page with islands: the server writes it, the client reads it. */
export interface PageData {
  /** For each island its script, the export's name and the index of its props. */
  islands: [script: string, exportName: string, props: number][];
  props: Entry[];
  /** The script that makes signals; absent when no props hold one. */
  signals?: string | undefined;
  /** What `asset()` answers, for the paths that islands asked for. */
  assets: Record<string, string>;
}

/** The id of the data block. */
export const DATA_ID = "fresh-data";

/** Where the server tells open pages, in development, that it has started. */
export const ALIVE_URL = "/_fresh/alive";

/** Marks the templates of slots that their islands do not show yet. */
export const HIDDEN_SLOT = "data-fresh-slot";

/** How `asset()` finds URLs: the server and the browser each put theirs here. */
export const assetUrls = {
  find(path: string): string {
    return path;
  },
};
