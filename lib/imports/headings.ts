/** Heads of columns beside the product's own texts, as offices write them: a field's bare noun in each language. */
export const NOUNS = {
  tracking_code: [
    ...["code", "tracking number", "tracking no", "tracking id"],
    ...["código", "codice", "kode", "kod", "код", "الرمز", "کد", "कोड", "mã"],
    ...["sendungscode", "numéro de colis", "nomor pelacakan"],
    ...["sendungsnr", "paketnummer", "trackingnummer", "tracking nr"],
  ],
  reference: [
    ...["reference", "ref", "customer reference", "reference number"],
    ...["referenz", "referenznummer", "réf", "referentienummer", "referans"],
    ...["número de referencia", "número de referência", "referensnummer"],
    ...["numero di riferimento", "referensi", "tham chiếu", "số tham chiếu"],
    ...["референс", "номер заказа", "المرجع", "مرجع", "संदर्भ"],
  ],
  recipient_name: ["consignee", "empfängername", "consignatario"],
  destination: [
    ...[
      "bestimmungsort",
      "назначение",
      "пункт назначения",
      "lieu de livraison",
    ],
    ...["tempat tujuan", "điểm đến", "destinasi", "मंज़िल"],
  ],
  recipient_phone_number: [
    ...["telephone", "phone number", "mobile", "tel", "telefonnummer"],
    ...["handy", "handynummer", "mobil", "mobilnummer", "móvil", "portable"],
    ...["número de teléfono", "número de telefone", "numero di telefono"],
    ...["numéro de téléphone", "telefoonnummer", "telefon numarası"],
    ...["номер телефона", "nomor telepon", "số điện thoại", "फ़ोन नंबर"],
    ...["رقم الهاتف", "شمارهٔ تلفن"],
  ],
  recipient_email: [
    ...["mail", "email address", "courriel", "correo", "почта", "surel"],
    ...["e-postadress", "e-posta adresi", "alamat email", "البريد"],
  ],
} as const;
