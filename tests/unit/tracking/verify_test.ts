import { rejects } from "node:assert/strict";
import { checkVerification } from "@/lib/tracking/verify.ts";
import { isAppError, makeParcel, test } from "../../helpers/domain.ts";

test.withClock("checkVerification() allows one wrong proof, however small the factor", async ({ kv }) => {
  const recipient_email = "ada@example.com";
  const parcel = await makeParcel(kv, { recipient_email });
  const check = (proof: string) =>
    checkVerification(kv, { parcel, proof, factor: 0.1 });
  await check(recipient_email);
  await rejects(
    check("nobody@example.com"),
    isAppError(422, "error.verification"),
  );
  await rejects(check(recipient_email), isAppError(429, "error.tooMany"));
});
