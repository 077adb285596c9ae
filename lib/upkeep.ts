/** Work beside requests that goes on by timers, and does not depend on them: a sleeping process has none. */
export interface Upkeep {
  /** Does what is due, also what other processes have left behind. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}
