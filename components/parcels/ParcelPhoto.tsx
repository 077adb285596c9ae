import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ParcelPhotoProps {
  t: Translate;
  /** A file name below /uploads/images; null if there is no photo. */
  image: string | null;
  caption: string;
}

/** The photo of a parcel, or a placeholder text. */
export function ParcelPhoto({ t, image, caption }: ParcelPhotoProps) {
  if (image === null) {
    return (
      <p class="parcel-photo-none soft">
        <Icon name="image" />
        {t("control.parcels.noImage")}
      </p>
    );
  }
  return (
    <img
      class="parcel-photo"
      src={`/uploads/images/${encodeURIComponent(image)}`}
      alt={caption}
    />
  );
}
