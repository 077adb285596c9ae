/** Stops `performance.now()`, the clock that ages cached values, until disposed. */
export function stopMonotonicClock():
  & { forward(ms: number): void }
  & Disposable {
  const { now } = performance;
  let time = performance.now();
  performance.now = () => time;
  return {
    forward: (ms) => void (time += ms),
    [Symbol.dispose]: () => void (performance.now = now),
  };
}
