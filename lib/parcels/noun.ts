import { defineNoun } from "@/lib/site/noun.ts";
import {
  adminParcel,
  parcelCreate,
  parcelImage,
  parcelPatch,
} from "./schema.ts";
import { deletion } from "@/lib/site/call.ts";
import { form, records } from "@/lib/site/rule.ts";
import { activity, activityCreate, activityPatch } from "./entry_schema.ts";

const answers = {
  parcel: adminParcel,
  activity,
};

export const parcelsNoun = defineNoun({
  name: "parcels",
  journal: ["parcels", "activities"],
  rights: {
    "parcels:read": ["manager", "clerk"],
    "parcels:write": ["manager", "clerk"],
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
        "Add an entry to a parcel's history, and post where the parcel is",
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
