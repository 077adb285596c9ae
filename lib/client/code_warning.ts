import { isGuessableCode } from "../schemas/tracking_code.ts";

/** Shows the warning of a form as long as its tracking code is easy to guess. Gives what ends that. */
export function watchCode(): () => void {
  const ending = new AbortController();
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.name !== "tracking_code") return;
    // A form that is renewed brings another warning with it.
    document.getElementById("code-warning")!.hidden = !isGuessableCode(
      field.value,
    );
  }, { signal: ending.signal });
  return () => ending.abort();
}
