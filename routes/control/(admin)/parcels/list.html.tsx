import {
  RecordDelete,
  RecordList,
  RecordRow,
} from "@/components/control/RecordList.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { shownStatus } from "@/components/control/parcels/shown_status.ts";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import {
  deleteParcel,
  getParcel,
  listParcels,
  searchParcels,
} from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { askedRecord, deletePost } from "@/lib/site/delete_form.ts";
import { readList } from "@/lib/site/list_view.ts";
import { parcelPath } from "@/lib/parcels/screen.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { isGuessableCode } from "@/lib/parcels/tracking_code.ts";

export const handler = define.handlers({
  POST: deletePost((id, { state }) => deleteParcel(state.kv, id)),
});

/** All parcels (spec section 2). */
export default define.page(async function ParcelList({ state, url }) {
  const { kv, t, locale, theme } = state;
  const [settings, view, asked] = await Promise.all([
    getSettings(kv),
    readList(url, {
      list: (query) => listParcels(kv, query),
      search: (query) => searchParcels(kv, query),
    }),
    askedRecord(
      url,
      (id) => getParcel(kv, id),
      (parcel) => parcel.tracking_code,
    ),
  ]);
  const title = "control.parcels.title";
  const text = t("control.parcels.deleteText");
  return (
    <ParcelScreen
      {...{ t, locale, theme, settings }}
      url={url.pathname + url.search}
      title={t(title)}
      crumbs={[]}
    >
      <MessagePanel texts={news(url).map((key) => t(key))} />
      <RecordList
        {...{ t, view, title }}
        empty={{
          title: "control.parcels.empty",
          text: "control.parcels.emptyText",
        }}
        add={{
          href: "/control/parcels/create.html",
          text: "control.parcels.add",
        }}
        remove={{ api: "/api/parcels", text, asked }}
      >
        {view.items.map((parcel) => (
          <RecordRow
            key={parcel.id}
            href={parcelPath(parcel.tracking_code)}
            title={parcel.tracking_code}
            text={parcel.recipient_name}
          >
            {parcel.status && (
              <bdi class="record-end">{shownStatus(t, parcel.status)}</bdi>
            )}
            <RecordDelete
              {...{ t, view, text }}
              id={parcel.id}
              name={parcel.tracking_code}
            />
          </RecordRow>
        ))}
      </RecordList>
    </ParcelScreen>
  );
});

/** What has just been done elsewhere, and what there is to say about a new code. */
function news({ searchParams }: URL): MessageKey[] {
  if (searchParams.has("deleted")) return ["message.parcelDeleted"];
  const code = searchParams.get("created");
  if (code === null) return [];
  return isGuessableCode(code)
    ? ["message.parcelCreated", "control.parcels.codeWarning"]
    : ["message.parcelCreated"];
}
