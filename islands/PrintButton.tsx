import { Icon } from "@/components/ui/Icon.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";

/** Prints the page. Hidden without a script; the browser's menu can print as well. */
export default function PrintButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      class="button button-primary"
      hidden={!useAlive()}
      onClick={() => print()}
    >
      <Icon name="print" />
      {text}
    </button>
  );
}
