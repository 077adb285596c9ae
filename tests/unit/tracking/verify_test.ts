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

test("checkVerification() accepts no proof from a number that a spreadsheet has shortened", async (kv) => {
  for (
    const phone of ["4,9176E+11", "4.92E+11", "４.９１７６Ｅ＋１１", "4.9E11"]
  ) {
    const parcel = await makeParcel(kv, { recipient_phone_number: phone });
    for (const proof of ["7611", "9211", "4911", phone]) {
      await rejects(
        checkVerification(kv, { parcel, proof, factor: 1 }),
        isAppError(422, "error.verification"),
      );
    }
  }
});
