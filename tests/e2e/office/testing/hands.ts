import { type Locator, type Page } from '@playwright/test';
import { expect, expectAccessible } from '#tests/support/browser/browser.ts';

/** Stops of a page that nobody would go on from. */
const mostStops = 400;

/** Somebody without a mouse and without the office's single keys: Tab, Enter, Space, arrows, Escape and letters in fields. */
export class Hands {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on by Tab until the control has the focus, which has to be seen. */
  async to(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    const isThere = () => control.evaluate((one) => one === document.activeElement);
    for (let stop = 0; stop < mostStops && !(await isThere()); stop += 1) await this.#page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    // What covers it for a moment, such as a notice, goes.
    await expect.poll(() => control.evaluate(howSeen), { message: String(control) }).toBe('seen');
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await expect(control).toBeEnabled();
    await this.to(control);
    await this.#page.keyboard.press(key);
  }

  /** Replaces what stands in a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** A day, in the order of the field's parts. */
  async typeDay(field: Locator, day: string): Promise<void> {
    await this.to(field);
    const [year = '', month = '', date = ''] = day.split('-');
    // The parts stand in the order of Chromium's own language, whatever that of the page is.
    await this.#page.keyboard.type(`${month}${date}${year}`);
    await expect(field).toHaveValue(day);
  }

  /** One of a list, by the arrow. */
  async pick(list: Locator, value: string): Promise<void> {
    await this.to(list);
    await this.#page.keyboard.press('Home');
    for (let at = 0; at < 60 && (await list.inputValue()) !== value; at += 1) await this.#page.keyboard.press('ArrowDown');
    await expect(list).toHaveValue(value);
  }

  /** One of a group: Tab goes to the chosen one or the first, the arrows to the others. */
  async choose(group: Locator, name: string): Promise<void> {
    const wanted = group.getByRole('radio', { name, exact: true });
    const radios = group.getByRole('radio');
    const chosen = await radios.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
    await this.to(radios.nth(Math.max(0, chosen)));
    await this.#page.keyboard.press('Space');
    const many = await radios.count();
    for (let at = 0; at < many && !(await wanted.isChecked()); at += 1) await this.#page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  /** Leaves a dialog with typed words, which Escape does not close, by its cross; both themes are accessible with it. */
  async close(dialog: Locator, closeLabel: string, button: Locator): Promise<void> {
    await expectAccessible(this.#page);
    await this.#page.keyboard.press('Escape');
    await this.press(dialog.getByRole('button', { name: closeLabel, exact: true }).first());
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }

  /** Leaves another dialog or a menu by Escape, and is where it was opened. */
  async escape(opened: Locator, button: Locator): Promise<void> {
    await expectAccessible(this.#page);
    await this.#page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(button).toBeFocused();
  }
}

/** Runs in the page: whether the focus of a control is drawn, in view, and under nothing else. */
function howSeen(control: Element): string {
  const label = control.closest('label');
  const isHidden = control.getBoundingClientRect().width <= 1 || getComputedStyle(control).opacity === '0';
  const shown = isHidden && label !== null ? label : control;
  const ringed = [control, shown, ...(label === null ? [] : label.children)].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return 'no ring';
  const { left, top, width, height } = shown.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, innerHeight / 2)];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of view at ${Math.round(x)}, ${Math.round(y)}`;
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (shown.contains(hit) || hit.contains(shown)) ? 'seen' : `under ${hit?.className ?? 'nothing'}`;
}
