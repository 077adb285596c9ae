import { define } from "@/lib/site/define.ts";

/** Says above every screen, before a form is filled in, that nothing can be saved (decision 93). */
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
