import { useEffect } from "preact/hooks";
import { readPin } from "@/lib/client/pin.ts";

/** Links to the second step, and opens it for a visitor who has followed the link in the mail. */
export default function PinLink(
  { href, text }: { href: string; text: string },
) {
  useEffect(() => {
    if (readPin() !== null) location.replace(href + location.hash);
  }, []);
  return <a href={href}>{text}</a>;
}
