/** Asks a process that a task has started to end when the task is asked to. */
export function forwardSignals(child: Deno.ChildProcess): void {
  const signals: Deno.Signal[] = Deno.build.os === "windows"
    ? ["SIGINT"]
    : ["SIGINT", "SIGTERM"];
  for (const signal of signals) {
    Deno.addSignalListener(signal, () => {
      try {
        child.kill(signal);
      } catch {
        // It has ended by itself: a terminal sends its signal to both processes.
      }
    });
  }
}
