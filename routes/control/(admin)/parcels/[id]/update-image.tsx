import { page } from "fresh";
import { DeleteConfirm } from "@/components/control/DeleteConfirm.tsx";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelPhoto } from "@/components/control/parcels/ParcelPhoto.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { define } from "@/lib/site/define.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PARCEL_IMAGE_FORM } from "@/lib/parcels/forms.ts";
import {
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { uploadPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { parcelImageForm } from "@/lib/parcels/schema.ts";

export const handler = define.handlers<FormState>({
  GET: parcelGet(() => page({ values: {}, problems: [] })),

  POST: uploadPost(parcelImageForm, async ({ image }, ctx) => {
    const { id, tracking_code } = await parcelOf(ctx);
    await replaceParcelImage(ctx.state.kv, { id, image });
    return seeOther(parcelPath(tracking_code, "?updated"));
  }, { values: () => ({}) }),
});

/** Another photo for a parcel, or none (spec section 2). */
export default define.page<typeof handler>(async function UpdateImage(ctx) {
  const { data, state, url } = ctx;
  const { kv, t, locale, theme } = state;
  const [settings, parcel] = await Promise.all([
    getSettings(kv),
    shownParcel(ctx),
  ]);
  const { id, tracking_code, image = null } = parcel;
  const title = t("control.parcels.image");
  const photo = t("tracking.image");
  const path = parcelPath(tracking_code);
  const asksToDelete = id !== undefined && image !== null &&
    url.searchParams.has("delete");
  return (
    <ParcelScreen
      {...{ t, locale, theme, settings }}
      url={url.pathname}
      title={formTitle(t, `${title} ${tracking_code}`, data)}
      crumbs={[{ text: tracking_code, href: path }, { text: title }]}
    >
      {asksToDelete && (
        <DeleteConfirm
          {...{ t, id }}
          name={`${photo} ${tracking_code}`}
          path={url.pathname}
          action={`${path}/delete-image`}
        />
      )}
      <ScreenForm
        {...{ t, locale, title, state: data, code: tracking_code }}
        form={PARCEL_IMAGE_FORM}
        cancel={path}
        before={
          <ParcelPhoto
            {...{ t, image }}
            caption={t("control.parcels.presentImage")}
          />
        }
      />
      {image !== null && (
        <p class="after-form">
          <a class="button button-quiet parcel-delete" href="?delete">
            <Icon name="delete" />
            {t("control.delete.named", { name: photo })}
          </a>
        </p>
      )}
    </ParcelScreen>
  );
});
