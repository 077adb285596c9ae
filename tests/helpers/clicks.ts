import type { Locator } from "playwright-core";

/** What a hand does in a browser. Presses and chosen files are counted; what is typed, pasted or scanned is not. */
export class Clicks {
  count = 0;

  /** Presses a button, a link or a box. */
  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Opens a list and chooses an option, which are two presses. */
  async choose(list: Locator, label: string): Promise<void> {
    this.count += 2;
    await list.selectOption({ label });
  }

  /** Chooses a file. */
  async attach(
    input: Locator,
    file: Parameters<Locator["setInputFiles"]>[0],
  ): Promise<void> {
    this.count += 1;
    await input.setInputFiles(file);
  }
}
