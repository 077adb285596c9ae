import { ALIVE_URL } from "./shared.ts";

/** Reloads the page after a restart of the development server. */
function watchServer() {
  let first: string | null = null;
  new EventSource(ALIVE_URL).onmessage = ({ data }) => {
    first ??= data;
    if (data !== first) location.reload();
  };
}

watchServer();
