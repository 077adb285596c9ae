/** The number of ticked rows, or the label of the box that selects all matches. */
export type TickSummary = number | string;

/** Maximum ticks in a post. */
const MOST = 500;

/**
 * Keeps the number of ticked rows of a list's form up to date, and shows the box that ticks all rows. A Shift-click changes all
 * rows since the last clicked one. The box for all matches ticks every row, and keeps the rows from being posted.
 */
export function watchTicks(
  form: HTMLFormElement,
  say: (ticked: TickSummary) => void,
): void {
  const page = form.querySelector<HTMLInputElement>(".tick-page input");
  const all = form.querySelector<HTMLInputElement>(".ticked-all input");
  const rows = form.querySelector("#records")!;
  const boxes = () => [...rows.querySelectorAll<HTMLInputElement>("input")];
  let last: HTMLInputElement | null = null;

  function recount() {
    const isWhole = all?.checked ?? false;
    const ticked = countTicks(boxes(), { page, isWhole });
    say(isWhole ? countOf(all!) : ticked);
  }

  form.addEventListener("click", ({ target, shiftKey }) => {
    const box = boxes().find((box) => box === target);
    if (box === undefined) return;
    if (shiftKey && last?.isConnected) tickRange(boxes(), last, box);
    last = box;
  });
  form.addEventListener("change", ({ target }) => {
    if (target === page) {
      for (const box of boxes().slice(0, MOST)) box.checked = page!.checked;
    }
    recount();
  });
  form.addEventListener("reset", (event) => {
    // A native reset would restore the ticks of a refused post.
    event.preventDefault();
    for (const box of form.querySelectorAll("input")) box.checked = false;
    recount();
  });
  // Rows may be appended.
  new MutationObserver(recount).observe(rows, { childList: true });
  if (page !== null) page.hidden = false;
  recount();
}

/** Counts the ticked rows and updates the page's box; if all matches are selected, ticks and disables every box. */
function countTicks(
  boxes: HTMLInputElement[],
  { page, isWhole }: { page: HTMLInputElement | null; isWhole: boolean },
): number {
  for (const box of boxes) {
    if (isWhole) box.checked = true;
    box.disabled = isWhole;
  }
  const { length } = boxes.filter(({ checked }) => checked);
  if (page !== null) {
    page.checked = length > 0 && length === boxes.length;
    page.indeterminate = length > 0 && !page.checked;
    page.disabled = isWhole;
  }
  return length;
}

function tickRange(
  boxes: HTMLInputElement[],
  from: HTMLInputElement,
  to: HTMLInputElement,
): void {
  const [first, end] = [boxes.indexOf(from), boxes.indexOf(to)]
    .toSorted((one, other) => one - other);
  for (const box of boxes.slice(first, end! + 1)) box.checked = to.checked;
}

/** Returns the number of all matches, or the box's label if the number is unknown. */
function countOf({ dataset, parentElement }: HTMLInputElement): TickSummary {
  return dataset.count === undefined
    ? parentElement!.textContent.trim()
    : Number(dataset.count);
}
