/** While a time is being chosen, says that it will not change the parcel because a newer entry exists (decision 117). */
export function tellOlder(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  const note = document.getElementById(`${field.id}-older`);
  if (note === null) return;
  const isOlder = field.value !== "" && field.value < note.dataset.newest!;
  note.textContent = isOlder ? note.dataset.text! : "";
}
