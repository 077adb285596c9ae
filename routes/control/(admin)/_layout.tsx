import { define } from "@/lib/define.ts";

/** Says above every screen that nothing can be saved, before somebody fills in a form for nothing (decision 93). */
export default define.layout(
  async function ControlBanner({ Component, state: { kv, t } }) {
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
