import { createContext } from "preact";

/** True inside `<Head>`, on the server. */
export const HeadContext = createContext(false);

/** How `asset()` finds URLs: the server and the browser each put theirs here. */
export const assetUrls = {
  find(path: string): string {
    return path;
  },
};
