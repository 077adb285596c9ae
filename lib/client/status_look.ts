import type { ActivityLook } from "@/lib/parcels/looks.ts";

/**
 * Sets the icon and colour of a form by its status or title, if that is a suggested one, until they are chosen by hand
 * (decision 118). The signal ends it.
 */
export function followStatus(form: HTMLFormElement, ended: AbortSignal): void {
  const status = form.querySelector<HTMLInputElement>("[data-looks]");
  if (status === null) return;
  const looks: Record<string, ActivityLook> = JSON.parse(status.dataset.looks!);
  const look = () => looks[status.value.trim().toLowerCase()];
  const plain = {
    icon: initial(form, "icon"),
    color: initial(form, "color"),
  };
  for (const name of ["icon", "color"] as const) {
    let follows = status.value === "" || chosen(form, name) === "" ||
      chosen(form, name) === look()?.[name];
    form.addEventListener("input", ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.name === name) follows = field.value === "";
      if (field === status && follows) {
        choose(form, name, look()?.[name] ?? plain[name]);
      }
    }, { signal: ended });
  }
}

/** Returns the initial choice of a form. */
function initial(form: HTMLFormElement, name: string): string {
  return options(form, name).find(({ defaultChecked }) => defaultChecked)
    ?.value ?? "";
}

function chosen(form: HTMLFormElement, name: string): string {
  return options(form, name).find(({ checked }) => checked)?.value ?? "";
}

function choose(form: HTMLFormElement, name: string, value: string): void {
  for (const option of options(form, name)) {
    option.checked = option.value === value;
  }
}

function options(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [
    ...form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`),
  ];
}
