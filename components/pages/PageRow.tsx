import { RecordTrash } from "@/components/panel/RecordRow.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { PanelContext } from "@/lib/site/state.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { menuTitle } from "./page_texts.ts";

/** A page in the panel's list, with links to edit, view and delete it. */
export function PageRow({ ctx, page }: { ctx: PanelContext; page: Page }) {
  const { id, slug, icon } = page;
  const { text, attributes } = menuTitle(page, ctx.state);
  return (
    <li class="record page-row">
      <a class="record-link" href={`/control/pages/${slug}`}>
        <Icon name={icon} />
        <bdi class="record-title" {...attributes}>{text}</bdi>
      </a>
      <a class="record-public" href={`/pages/${slug}`} dir="ltr">
        /pages/{slug}
      </a>
      <RecordTrash t={ctx.state.t} id={id} name={text} />
    </li>
  );
}
