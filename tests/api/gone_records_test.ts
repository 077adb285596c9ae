import { doesNotMatch, equal, match } from "node:assert/strict";
import { createActivity, deleteActivity } from "@/lib/parcels/activities.ts";
import { createPage, pageTrash } from "@/lib/pages/pages.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { PAGE_DEFAULTS } from "@/lib/fields/constants.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { addParcel } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";

const CODE = "WB-1111";
const PARCEL = `/control/parcels/${CODE}`;

const ACTIVITY = {
  title: "Typed title",
  description: "Typed words",
  icon: "verified",
  color: "green",
} as const;
const ENTRY = { ...ACTIVITY, occurred_at: "2026-11-20T12:00" };

/** Values typed into the parcel's forms, and proof that the response shows them again. */
const FORMS: Record<string, [typed: Record<string, string>, shown: RegExp]> = {
  "/update": [
    {
      tracking_code: CODE,
      recipient_name: "Ann Smith",
      destination: "Typed harbour",
    },
    /value="Typed harbour"/,
  ],
  "/update-map": [
    {
      ...{ show_map: "yes", map_zoom: "5" },
      ...{ map_current_latitude: "47.2", map_current_longitude: "-1.5" },
    },
    /value="47\.2"/,
  ],
  "/post": [
    { ...ENTRY, status: "Typed status" },
    /value="Typed status"/,
  ],
  "/activities/create": [ENTRY, />Typed words<\/textarea>/],
};

function panel(text: string): RegExp {
  return new RegExp(`class="panel panel-error"[^>]*role="alert".*${text}`, "s");
}

test("forms of a deleted parcel keep their input and say that the parcel was not found", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: CODE });
  await parcelTrash.purge(app.kv, (await findParcelId(app.kv, CODE))!);
  for (const [below, [typed, shown]] of Object.entries(FORMS)) {
    const path = `${PARCEL}${below}`;
    const { status, text } = await owner.form(path, typed);
    equal(status, 404, below);
    match(text, panel("Parcel not found"));
    match(text, shown);
    match(text, /<title>Error: /);
    // A GET has no input to keep, so the page has no form.
    const seen = await owner.get(path);
    equal(seen.status, 404);
    doesNotMatch(seen.text, /<form class="form\b/);
  }
  const photo = new FormData();
  photo.append("image", new File(["pixels"], "crate.jpg"));
  const { status, text } = await owner.send(`${PARCEL}/update-image`, {
    method: "POST",
    body: photo,
  });
  equal(status, 404);
  match(text, panel("Parcel not found"));
});

test("the form of a deleted entry keeps its input and says that the entry may have been deleted", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: CODE });
  const parcel_id = (await findParcelId(app.kv, CODE))!;
  const { id } = await createActivity(app.kv, { ...ACTIVITY, parcel_id });
  await deleteActivity(app.kv, id);
  const path = `${PARCEL}/activities/${id}`;
  const { status, text } = await owner.form(path, ENTRY);
  equal(status, 404);
  match(
    text,
    panel(
      "This history entry no longer exists. It may have been deleted in the meantime.",
    ),
  );
  match(text, />Typed words<\/textarea>/);
});

test("the form of a deleted page keeps its input", async ({ app, owner }) => {
  const fields = { title: "Customs", content: "As it was." };
  const { id } = await createPage(app.kv, pageCreate.parse(fields), {
    language: "en",
  });
  await pageTrash.add(app.kv, id);
  const path = "/control/pages/customs";
  const { icon, overlay } = PAGE_DEFAULTS;
  const typed = { icon, overlay, image: "harbour", version: "1" };
  for (const [title, status] of [["Duties", 404], ["", 422]] as const) {
    const content = "As it was typed.";
    const answer = await owner.form(path, { ...typed, title, content });
    equal(answer.status, status);
    match(answer.text, />As it was typed\.<\/textarea>/);
    match(answer.text, /<option(?=[^>]* selected)[^>]* value="harbour"/);
    if (status === 404) match(answer.text, panel("Page not found"));
  }
  equal((await owner.get(path)).status, 404);
});
