import { useEffect, useState } from "preact/hooks";

/** Returns whether the component is hydrated. Controls that need a script appear only then. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
