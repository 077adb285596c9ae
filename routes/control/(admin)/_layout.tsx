import { define } from "@/lib/site/define.ts";

/** Announces read-only mode above every screen, before a member fills in a form. */
export default define.layout(
  async function ReadOnlyBanner({ Component, state: { kv, t } }) {
    const isReadOnly = await kv.isReadOnly();
    return (
      <>
        {isReadOnly && <p class="banner" role="status">{t("error.readOnly")}
        </p>}
        <Component />
      </>
    );
  },
);
