import { useEffect } from "preact/hooks";
import { hasPin } from "@/lib/client/pin.ts";

interface PinLinkProps {
  href: string;
  text: string;
}

/** Links the second step, and opens it for a visitor who follows the mail's link (decision 20). */
export default function PinLink({ href, text }: PinLinkProps) {
  useEffect(() => {
    if (hasPin()) location.replace(href + location.hash);
  }, []);
  return <a href={href}>{text}</a>;
}
