import { Head } from "fresh/runtime";
import type { Settings } from "@/lib/schemas/records.ts";

interface PageHeadProps {
  title: string;
  settings: Settings;
  /** What search engines show; the owner's own text comes first (decision 34). */
  description?: string;
}

/** Title and description of a page. */
export function PageHead({ title, settings, description }: PageHeadProps) {
  const text = settings.meta_description || description;
  return (
    <Head>
      <title key="title">{`${title} · ${settings.company_name}`}</title>
      {text !== undefined && (
        <meta key="description" name="description" content={text} />
      )}
    </Head>
  );
}
