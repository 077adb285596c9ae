import { equal } from "node:assert/strict";
import type { Stage } from "@/lib/fields/constants.ts";
import { detailedStage } from "@/lib/statuses/details.ts";

const STAGES: Record<string, Stage> = {
  "Label created": "pending",
  "In transit": "inTransit",
  "Arrived at hub": "inTransit",
  "Released": "inTransit",
  "Customs": "customs",
  "Exception": "onHold",
  "Awaiting documents": "onHold",
  "Delivery attempted": "deliveryFailed",
  "Recipient absent": "deliveryFailed",
  "Ready at the shop": "readyForPickup",
  "Delivered": "delivered",
  "Signed by Budi": "delivered",
  "Returned": "returned",
  "Cancelled": "cancelled",
};

const find = (text: string) => STAGES[text] ?? null;

for (
  const [text, stage] of [
    ["In transit - Arrived at hub", "inTransit"],
    ["In transit: Recipient absent", "deliveryFailed"],
    ["Label created, Customs", "customs"],
    ["Customs – Awaiting documents", "customs"],
    ["Customs and Released", "inTransit"],
    ["Exception (Recipient absent)", "deliveryFailed"],
    [
      "Delivery attempted / Recipient absent. Ready at the shop.",
      "readyForPickup",
    ],
    ["Delivery attempted | In transit", "deliveryFailed"],
    ["Delivered; Signed by Budi", "delivered"],
    ["Recipient absent - Returned", "returned"],
    ["Returned - Recipient absent", "returned"],
    ["Cancelled: Awaiting documents", "cancelled"],
    ["Delivered - Returned", "returned"],
  ] as const
) {
  Deno.test(`detailedStage() reads "${text}" as ${stage}`, () => {
    equal(detailedStage(text, find), stage);
  });
}

for (
  const text of [
    "",
    "-",
    "Delivered",
    "Delivered - to customs",
    "Not - Delivered",
    "Delivered-Returned",
    "In transit - Delivered",
    "Delivered - In transit",
    "Returned - In transit",
    "Cancelled, Released",
    "Exception - Delivered",
    "Delivered - Cancelled",
    "Customs, Customs, Customs, Customs, Customs, Customs",
  ]
) {
  Deno.test(`detailedStage() does not guess what "${text}" means`, () => {
    equal(detailedStage(text, find), null);
  });
}
