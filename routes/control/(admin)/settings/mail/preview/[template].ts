import { define } from "@/lib/site/define.ts";
import { showMailPreview } from "@/lib/notifications/preview_mail.tsx";

/** A sample mail, for the frames of Mail Settings. */
export const handler = define.handlers({
  GET: (ctx) => showMailPreview(ctx),
});
