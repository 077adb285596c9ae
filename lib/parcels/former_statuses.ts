import type { Stage } from "@/lib/fields/constants.ts";

/** Statuses that earlier versions suggested and stored parcels still have. */
export const FORMER_STATUSES: Partial<Record<Stage, readonly string[]>> = {
  pending: [
    "Ausstehend",
    "Menunggu",
    "In attesa",
    "In afwachting",
    "В ожидании",
    "Väntar",
    "Bekliyor",
    "Đang chờ",
  ],
  pickedUp: [
    "تحویل گرفته شد",
    "Sudah dijemput",
    "उठाया गया",
    "Ritirato",
    "Забрана",
    "Teslim alındı",
  ],
  customs: ["सीमा शुल्क में", "Tại hải quan"],
  onHold: ["موقوف", "Suspendu", "Sospeso", "Pausat", "Beklemede"],
  outForDelivery: ["Onderweg naar ontvanger"],
  readyForPickup: [
    "آمادهٔ تحویل گرفتن",
    "लेने के लिए तैयार",
    "Teslim alınmaya hazır",
    "Sẵn sàng để nhận",
  ],
  delivered: ["Telah diantar", "पहुँचाया गया"],
  deliveryFailed: ["Consegna fallita", "Доставка не удалась"],
  returned: ["مُرتجع", "Restituito"],
  cancelled: ["रद्द", "Avbokat"],
};
