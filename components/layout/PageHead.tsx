import { Head } from "fresh/runtime";
import type { Settings } from "@/lib/schemas/records.ts";

interface PageHeadProps {
  title: string;
  settings: Settings;
  /** What search engines show; the owner's text for the whole site comes before it (decision 34). */
  description?: string;
  /** What the owner says on this very page, which comes before everything. */
  ownDescription?: string;
}

/** Title and description of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, settings, description, ownDescription } = props;
  const text = ownDescription || settings.meta_description || description;
  return (
    <Head>
      <title key="title">{`${title} · ${settings.company_name}`}</title>
      {text !== undefined && (
        <meta key="description" name="description" content={text} />
      )}
    </Head>
  );
}
