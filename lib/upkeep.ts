/** Background work, driven by timers and by runDue(): a sleeping process has no timers. */
export interface Upkeep {
  /** Does everything due, including what other processes have left. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
}
