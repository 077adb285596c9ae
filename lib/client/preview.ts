/** Shows a chosen picture below its field. */
export function previewFile(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.type !== "file") return;
  field.parentElement?.querySelector(".field-preview")?.remove();
  const file = field.files?.[0];
  if (file === undefined) return;
  const picture = document.createElement("img");
  picture.className = "field-preview";
  picture.alt = file.name;
  // The server reports a file that is not a picture.
  picture.onerror = () => picture.remove();
  const reader = new FileReader();
  // The content security policy allows data URLs for pictures, not blobs.
  reader.onload = () => picture.src = String(reader.result);
  reader.readAsDataURL(file);
  field.after(picture);
}
