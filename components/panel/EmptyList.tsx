import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";

interface EmptyListProps {
  id?: string | undefined;
  icon: IconName;
  title: string;
  text?: string | undefined;
}

/** Explains why a list has no rows. */
export function EmptyList({ id, icon, title, text }: EmptyListProps) {
  return (
    <div class="list-empty" id={id}>
      <Icon name={icon} />
      <h2>{title}</h2>
      {text !== undefined && <p class="soft">{text}</p>}
    </div>
  );
}
