import { ParcelForm } from "@/components/parcels/ParcelForm.tsx";
import { ParcelPhoto } from "@/components/parcels/ParcelPhoto.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { PARCEL_IMAGE_FORM } from "@/lib/parcels/forms.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { requireParcel } from "@/lib/parcels/screen.ts";
import { flash, showForm, uploadPost } from "@/lib/forms/post.ts";
import { DeleteConfirm } from "@/components/panel/Confirm.tsx";

export const handler = {
  GET: () => showForm(),

  POST: uploadPost(PARCEL_IMAGE_FORM.schema, async ({ image }, ctx) => {
    const { id, tracking_code } = requireParcel(ctx);
    await replaceParcelImage(ctx.state.kv, { id, image });
    return flash(parcelPath(tracking_code), "updated");
  }),
};

/** Replaces or removes the photo of a parcel (spec section 2). */
export default definePanel.page<typeof handler>(
  function UpdateImage(ctx) {
    const { url, state: { t, parcel } } = ctx;
    const image = parcel?.image ?? null;
    const photo = t("tracking.image");
    return (
      <ParcelForm
        ctx={ctx}
        form={PARCEL_IMAGE_FORM}
        title={t("control.parcels.image")}
        above={parcel?.image && url.searchParams.has("delete") && (
          <DeleteConfirm
            t={t}
            id={parcel.id}
            name={`${photo} ${parcel.tracking_code}`}
            path={url.pathname}
            action={parcelPath(parcel.tracking_code, "/delete-image")}
          />
        )}
        before={
          <ParcelPhoto
            t={t}
            image={image}
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
