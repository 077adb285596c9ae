import { Icon } from "@/components/ui/Icon.tsx";

/** Goes back to the previous page of this site. Without a script, the link leads to `href`. */
export default function GoBack({ href, text }: { href: string; text: string }) {
  return (
    <a class="button button-primary" href={href} onClick={goBack}>
      <Icon name="arrow_back" class="icon-mirror" />
      {text}
    </a>
  );
}

function goBack(event: Event): void {
  // Older browsers do not tell whether there is a previous page.
  if (!globalThis.navigation?.canGoBack) return;
  event.preventDefault();
  history.back();
}
