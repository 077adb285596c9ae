import { ALIVE_URL } from "./shared.ts";

/** Reloads the page when the server it came from was replaced (development). */
function watchServer() {
  let first: string | null = null;
  new EventSource(ALIVE_URL).onmessage = ({ data }) => {
    first ??= data;
    if (data !== first) location.reload();
  };
}

watchServer();
