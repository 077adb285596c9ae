import { useEffect } from "preact/hooks";
import { hasPin } from "@/lib/client/pin.ts";

interface PinLinkProps {
  href: string;
  text: string;
}

/** The way to the second step for whoever has a pin; whoever comes by the mail's link is taken there (decision 20). */
export default function PinLink({ href, text }: PinLinkProps) {
  useEffect(() => {
    if (hasPin()) location.replace(href + location.hash);
  }, []);
  return <a href={href}>{text}</a>;
}
