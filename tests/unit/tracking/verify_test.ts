import { rejects } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { checkVerification } from "@/lib/tracking/verify.ts";
import {
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";

Deno.test("checkVerification() admits one wrong proof however small the factor is", async () => {
  using kv = await memoryKv(new Clock());
  const recipient_email = "ada@example.com";
  const parcel = await createParcel(kv, parcelInput({ recipient_email }));
  const check = (proof: string) =>
    checkVerification(kv, { parcel, proof, factor: 0.1 });
  await check(recipient_email);
  await rejects(
    check("nobody@example.com"),
    isAppError(422, "error.verification"),
  );
  await rejects(check(recipient_email), isAppError(429, "error.tooMany"));
});
