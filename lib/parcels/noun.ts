import { PARCEL_ERASURE } from "@/lib/erasure/parcels.ts";
import { deletion } from "@/lib/site/call.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form, records } from "@/lib/site/rule.ts";
import type { RestoredRecord } from "@/lib/trash/screens.ts";
import { listActivities } from "./activities.ts";
import { activity, activityCreate, activityPatch } from "./entry_schema.ts";
import { getParcel } from "./parcels.ts";
import {
  type AdminParcel,
  adminParcel,
  type Parcel,
  parcelCreate,
  parcelImage,
  parcelPatch,
} from "./schema.ts";
import { parcelPath } from "./tracking_code.ts";
import { parcelTrash } from "./trash.ts";
import { toRecord } from "./store.ts";

const answers = {
  parcel: adminParcel,
  activity,
};

function describeRestored(record: Parcel | AdminParcel): RestoredRecord {
  const path = parcelPath(record.tracking_code);
  return { record, path, message: "message.parcelRestored" };
}

/** Declares parcels with their history. */
export const parcelsNoun = defineNoun({
  name: "parcels",
  title: "control.parcels.title",
  counted: ["parcels"],
  erasure: PARCEL_ERASURE,
  journal: ["parcels", "activities"],
  recordPath: ({ label }) => label && parcelPath(label),
  rights: {
    "parcels:read": ["manager", "clerk"],
    "parcels:write": ["manager", "clerk"],
  },
  trash: {
    bin: parcelTrash,
    answer: adminParcel,
    async restore(kv, id) {
      // Read before the commit, so that nothing can fail after it.
      const history = await listActivities(kv, id);
      const parcel = toRecord(await parcelTrash.restore(kv, id));
      return describeRestored({ ...parcel, history });
    },
    async present(kv, id) {
      const parcel = await getParcel(kv, id);
      return parcel && describeRestored(parcel);
    },
  },
  answers,
  calls: {
    "POST /api/parcels": {
      summary: "Create a parcel",
      access: "parcels:write",
      input: parcelCreate,
      output: answers.parcel,
      repeatable: true,
    },
    "PATCH /api/parcels": {
      summary: "Change fields of a parcel",
      access: "parcels:write",
      input: parcelPatch,
      output: answers.parcel,
    },
    "DELETE /api/parcels": deletion(
      "parcels:write",
      "Put a parcel with its history and photo into the trash for 30 days",
    ),
    "POST /api/parcels/image": {
      summary: "Set the photo of a parcel, replacing the old one",
      access: "parcels:write",
      input: parcelImage,
      output: answers.parcel,
      multipart: true,
    },
    "POST /api/activities": {
      summary:
        "Add an entry to a parcel's history, and set its status, place and point",
      access: "parcels:write",
      input: activityCreate,
      output: answers.activity,
      repeatable: true,
    },
    "PATCH /api/activities": {
      summary: "Change fields of a history entry",
      access: "parcels:write",
      input: activityPatch,
      output: answers.activity,
    },
    "DELETE /api/activities": deletion(
      "parcels:write",
      "Delete a history entry",
    ),
  },
  screens: {
    "/control/parcels/create.html": form("parcels:write"),
    "/control/parcels/:id": records("parcels"),
    "/control/parcels/:id/post": form("parcels:write"),
    "/control/parcels/:id/update": form("parcels:write"),
    "/control/parcels/:id/update-map": form("parcels:write"),
    "/control/parcels/:id/update-image": form("parcels:write"),
    "/control/parcels/:id/delete-image": form("parcels:write"),
    "/control/parcels/:id/expect": form("parcels:write"),
    "/control/parcels/:id/activities": records("parcels"),
    "/control/parcels/:id/activities/create": form("parcels:write"),
    "/control/parcels/:id/activities/:aid": form("parcels:write"),
  },
});
