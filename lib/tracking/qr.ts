import { renderSVG } from "uqr";

/** Draws a QR code: an SVG in black on white with the quiet zone that cameras need. */
export function drawQr(text: string): string {
  return renderSVG(text, { ecc: "M", border: 4, pixelSize: 4 });
}
