/** Says, while a time is being chosen, that it leaves the parcel as it is because something newer is known (decision 117). */
export function tellOlder(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  const note = document.getElementById(`${field.id}-older`);
  if (note === null) return;
  const isOlder = field.value !== "" && field.value < note.dataset.newest!;
  note.textContent = isOlder ? note.dataset.text! : "";
}
