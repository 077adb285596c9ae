import { deepEqual } from "node:assert/strict";
import { offerName, shownName, takeOffers } from "@/lib/forms/offers.ts";

function post(texts: { status: string; shown?: string; offer?: string }) {
  const { status, shown, offer } = texts;
  return {
    status,
    place: "Oslo",
    ...(shown !== undefined && { [shownName("status")]: shown }),
    ...(offer !== undefined && { [offerName("status")]: offer }),
  };
}

for (
  const [outcome, posted, status] of [
    ["fills an empty field", { status: "", shown: "", offer: "A" }, "A"],
    ["replaces the shown text", { status: "B", shown: "B", offer: "A" }, "A"],
    ["gives way to a typed text", { status: "C", shown: "B", offer: "A" }, "C"],
    [
      "gives way to a cleared field",
      { status: "", shown: "B", offer: "A" },
      "",
    ],
    ["that is not chosen changes nothing", { status: "B", shown: "B" }, "B"],
    ["of another form changes nothing", { status: "B", offer: "A" }, "B"],
  ] as const
) {
  Deno.test(`an offer ${outcome}`, () => {
    const texts = takeOffers(post(posted));
    deepEqual([texts.status, texts.place], [status, "Oslo"]);
  });
}
