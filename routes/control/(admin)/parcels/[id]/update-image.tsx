import { DeleteConfirm } from "@/components/control/DeleteConfirm.tsx";
import { ParcelForm } from "@/components/control/parcels/ParcelForm.tsx";
import { ParcelPhoto } from "@/components/control/parcels/ParcelPhoto.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { PARCEL_IMAGE_FORM } from "@/lib/parcels/forms.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import { parcelGet, parcelOf, shownParcel } from "@/lib/parcels/screen.ts";
import { showForm, uploadPost } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { parcelImageForm } from "@/lib/parcels/schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: parcelGet(() => showForm()),

  POST: uploadPost(parcelImageForm, async ({ image }, ctx) => {
    const { id, tracking_code } = await parcelOf(ctx);
    await replaceParcelImage(ctx.state.kv, { id, image });
    return flash(parcelPath(tracking_code), "updated");
  }),
});

/** Another photo for a parcel, or none (spec section 2). */
export default definePanel.page<typeof handler>(
  async function UpdateImage(ctx) {
    const { data, url, state: { t } } = ctx;
    const { id, tracking_code: code, image = null } = await shownParcel(ctx);
    const photo = t("tracking.image");
    return (
      <ParcelForm
        {...{ ctx, data, code, form: PARCEL_IMAGE_FORM }}
        title={t("control.parcels.image")}
        above={id !== undefined && image !== null &&
          url.searchParams.has("delete") && (
          <DeleteConfirm
            {...{ t, id }}
            name={`${photo} ${code}`}
            path={url.pathname}
            action={parcelPath(code, "/delete-image")}
          />
        )}
        before={
          <ParcelPhoto
            {...{ t, image }}
            caption={t("control.parcels.presentImage")}
          />
        }
        after={image !== null && (
          <p class="after-form">
            <a class="button button-quiet parcel-delete" href="?delete">
              <Icon name="delete" />
              {t("control.delete.named", { name: photo })}
            </a>
          </p>
        )}
      />
    );
  },
);
