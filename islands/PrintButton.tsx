import { Icon } from "@/components/ui/Icon.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";

/** Prints the page. Without a script it is hidden; the browser's menu prints. */
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
