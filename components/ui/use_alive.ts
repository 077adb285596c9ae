import { useEffect, useState } from "preact/hooks";

/** Reports whether the component has come alive in a browser; what needs a script appears only then (decision 45). */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
