import { renderSVG } from "uqr";

/** Draws a text as a QR code: an SVG in black on white with the margin that cameras need. */
export function drawQr(text: string): string {
  return renderSVG(text, { ecc: "M", border: 4, pixelSize: 4 });
}
