import { equal, notEqual, rejects, throws } from "node:assert/strict";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { markOf, requireSeen, requireVersion } from "@/lib/store/stamps.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { isAppError, memoryKv, parcelInput } from "../../helpers/domain.ts";

const RECORD = { id: "1", title: "Rail", place: null, weight: 3 };

Deno.test("markOf() depends on the values of the given fields only", () => {
  const fields = ["title", "place"];
  const mark = markOf(RECORD, fields);
  equal(markOf({ ...RECORD, weight: 4 }, fields), mark);
  const others = [{ title: "Sea" }, { title: null }, { place: "Rail" }];
  for (const changes of others) {
    notEqual(markOf({ ...RECORD, ...changes }, fields), mark);
  }
  // What a short hash takes for the same.
  notEqual(markOf({ title: "Aa" }, fields), markOf({ title: "BB" }, fields));
});

Deno.test("requireSeen() throws the current mark for a stale form, and accepts a form without one", () => {
  const fields = ["title"];
  requireSeen(RECORD, { fields, mark: undefined });
  const mark = markOf(RECORD, fields);
  requireSeen(RECORD, { fields, mark });
  const changed = { ...RECORD, title: "Sea" };
  throws(() => requireSeen(changed, { fields, mark }), {
    status: 409,
    problems: [{
      key: "error.conflict",
      params: {
        seen: markOf(changed, fields),
        known: "no",
        by: "",
      },
    }],
  });
});

Deno.test("requireVersion() throws the current version for any other, and accepts a change without one", () => {
  const record = { id: "1", version: 3 };
  requireVersion(record, undefined);
  requireVersion(record, 3);
  for (const stale of [0, 2, 4]) {
    throws(() => requireVersion(record, stale), {
      status: 409,
      problems: [{
        key: "error.conflict",
        params: { version: 3, known: "no", by: "" },
      }],
    });
  }
});

Deno.test("updateParcel() and updateSettings() refuse a form of which a field was changed since with 409", async () => {
  using kv = await memoryKv();
  const parcel = await createParcel(kv, parcelInput());
  const { id } = parcel;
  const weight = { fields: ["weight"], mark: markOf(parcel, ["weight"]) };
  await updateParcel(kv, { id, status: "Customs" });
  await updateParcel(kv, { id, weight: "1 kg" }, { seen: weight });
  const settings = await getSettings(kv);
  const air = { fields: ["gauge_air"], mark: markOf(settings, ["gauge_air"]) };
  await updateSettings(kv, { gauge_ocean: 1 });
  await updateSettings(kv, { gauge_air: 1 }, { seen: air });
  const late = [
    updateParcel(kv, { id, weight: "2 kg" }, { seen: weight }),
    updateSettings(kv, { gauge_air: 2 }, { seen: air }),
  ];
  for (const change of late) {
    await rejects(change, isAppError(409, "error.conflict"));
  }
});
