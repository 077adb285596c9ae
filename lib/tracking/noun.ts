import { z } from "zod";
import {
  adminParcel,
  parcelVerification,
  publicParcel,
} from "@/lib/parcels/schema.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { path } from "@/lib/site/rule.ts";

const answers = {
  shownParcel: z.union([publicParcel, adminParcel]),
  publicParcel,
};

/** Declares the visitor's view of a parcel. */
export const trackingNoun = defineNoun({
  name: "tracking",
  answers,
  calls: {
    "GET /api/parcels/:code": {
      summary: "Track a parcel; an administrator gets every field",
      access: "optional",
      sees: "parcels:read",
      limit: "lookup",
      input: null,
      output: answers.shownParcel,
      keeping: "tracking",
    },
    "POST /api/parcels/:code/proof": {
      summary:
        "Open a masked parcel by the recipient's email or the last four digits of the phone; the response sets a cookie",
      access: "public",
      limit: "lookup",
      input: parcelVerification,
      output: answers.publicParcel,
      keeping: "tracking",
      isPageStep: true,
    },
  },
  screens: {
    "/track.html": path("tracking", {
      GET: { access: "public", limit: "lookup", showsRefusal: true },
      POST: { access: "public", limit: "lookup", showsRefusal: true },
    }),
    "/api/parcels/:code/events": path("tracking", {
      GET: { access: "optional", sees: "parcels:read", limit: "watch" },
    }),
    "/qr/:code": path("private", {
      GET: { access: "public", limit: "picture" },
    }),
  },
});
