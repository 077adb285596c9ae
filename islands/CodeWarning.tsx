import { useEffect } from "preact/hooks";
import { watchCode } from "@/lib/client/code_warning.ts";

/** Warns while a tracking code is typed that is easy to guess; the server does so when it is posted. */
export default function CodeWarning() {
  useEffect(watchCode, []);
  return null;
}
