import { Head } from "fresh/runtime";
import type { Settings } from "@/lib/settings/schema.ts";

export interface PageHeadProps {
  title: string;
  settings: Settings;
  /** What search engines show; the owner's text for the whole site comes before it (decision 34). */
  description?: string;
  /** What the owner says on this very page, which comes before everything. */
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

/** Returns what is said about a page in search results and on cards. */
export function pageDescription(
  { settings, description, ownDescription }: PageHeadProps,
): string | undefined {
  return ownDescription || settings.meta_description || description;
}
