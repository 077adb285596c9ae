import { HiddenFields, SubmitButton } from "@/components/ui/Button.tsx";
import {
  CLOSED_STAGES,
  PARCEL_ROWS,
  PARCEL_SORTS,
  type ParcelSort,
  type ParcelStage,
  ROW_CHOICES,
} from "@/lib/fields/constants.ts";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/locales.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { ListView } from "@/lib/screens/list_view.ts";

interface ListShapeProps {
  t: Translate;
  view: ListView<unknown>;
  /** What the list is sorted by; null if that cannot be chosen. */
  sort: ParcelSort | null;
}

const SORTS: Record<ParcelSort, MessageKey> = {
  created: "control.parcels.sortCreated",
  due: "control.parcels.expected",
  event: "control.parcels.lastEvent",
};

/** Chooses what a list is sorted by and how many rows a page has. */
export function ListShape({ t, view, sort }: ListShapeProps) {
  const { path, language, search, filter, order, shape } = view;
  if (view.items.length === 0) return null;
  const rows = Number(shape.per_page ?? PARCEL_ROWS);
  const choices = new Set([...ROW_CHOICES, rows]);
  const isOpen = !CLOSED_STAGES.includes(filter.stage as ParcelStage);
  return (
    <form class="list-search" action={path}>
      <HiddenFields
        values={{
          ...filter,
          ...(search !== "" && { search }),
          ...(order === "oldest" && { order }),
          ...(language !== null && { [LANGUAGE_PARAMETER]: language }),
        }}
      />
      {sort !== null && isOpen && (
        <select
          class="field-input"
          name="sort"
          aria-label={t("control.parcels.sort")}
        >
          {PARCEL_SORTS.map((one) => (
            <option key={one} value={one} selected={one === sort}>
              {t(SORTS[one])}
            </option>
          ))}
        </select>
      )}
      <select
        class="field-input"
        name="per_page"
        aria-label={t("control.parcels.rowsLabel")}
      >
        {[...choices].sort((a, b) => a - b).map((count) => (
          <option key={count} value={count} selected={count === rows}>
            {t("control.parcels.rows", { count })}
          </option>
        ))}
      </select>
      <SubmitButton icon="check">
        <span>{t("control.journal.show")}</span>
      </SubmitButton>
    </form>
  );
}
