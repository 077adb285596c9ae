/** Forwards signals to a child process. */
export function forwardSignals(child: Deno.ChildProcess): void {
  const signals: Deno.Signal[] = Deno.build.os === "windows"
    ? ["SIGINT"]
    : ["SIGINT", "SIGTERM"];
  for (const signal of signals) {
    Deno.addSignalListener(signal, () => {
      try {
        child.kill(signal);
      } catch {
        // It has already exited: a terminal signals both processes.
      }
    });
  }
}
