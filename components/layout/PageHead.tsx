import { Head } from "fresh/runtime";
import type { Settings } from "@/lib/settings/schema.ts";

export interface PageHeadProps {
  title: string;
  settings: Settings;
  /** The description for search engines, unless the owner set one for the whole site. */
  description?: string;
  /** The owner's description of this page; it precedes all others. */
  ownDescription?: string;
}

/** Title and description of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, settings } = props;
  const description = pageDescription(props);
  return (
    <Head>
      <title key="title">{`${title} | ${settings.company_name}`}</title>
      {description !== undefined && (
        <meta key="description" name="description" content={description} />
      )}
    </Head>
  );
}

/** Returns the description for search results and cards. */
export function pageDescription(
  { settings, description, ownDescription }: PageHeadProps,
): string | undefined {
  return ownDescription || settings.meta_description || description;
}
