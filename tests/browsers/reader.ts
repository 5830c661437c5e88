import path from 'node:path';
import { expect } from '@playwright/test';
import type axe from 'axe-core';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { axeOptions, axeSource, described, setSticky } from '#tests/support/browser/axe.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { areControlsHydrated } from '#tests/support/browser/hydrated.ts';
import type { Engine } from './engines/engine.ts';
import { findInPage, type Role, selectors } from './find-in-page.ts';

/** Limits are for what hangs: a page may take its time on a busy machine. */
const patience = { timeout: 30_000, intervals: [50] };

/** Who reads and uses a page: finds things by what they are and what they are called, and waits for them as a person would. */
export class Reader {
  readonly engine: Engine;
  private readonly driver: WebDriver;

  constructor(engine: Engine) {
    this.engine = engine;
    this.driver = engine.driver;
  }

  /** Opens an address of the site and waits until the page answers to clicks. */
  async open(address: string): Promise<void> {
    await this.driver.get(new URL(address, siteAddress).href);
    await this.untilHydrated();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.untilHydrated();
  }

  async untilHydrated(): Promise<void> {
    await expect.poll(() => this.driver.executeScript<boolean>(areControlsHydrated), patience).toBe(true);
  }

  /** Waits until the address matches. */
  async isAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl(), patience).toMatch(address);
  }

  /** Waits until the text is on the page, and not hidden. */
  async sees(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.text(), patience).toMatch(text);
  }

  /** The text of the page as it is shown. */
  text(): Promise<string> {
    return this.driver.executeScript<string>('return document.body.innerText');
  }

  /** Waits until there is one, and brings it into the middle of the screen. Of several the first. */
  async find(role: Role, name: string | RegExp): Promise<WebElement> {
    let found: WebElement | null = null;
    await this.repeat(async () => {
      await this.loadAxe();
      found = await this.driver.executeScript<WebElement | null>(
        findInPage,
        selectors[role],
        typeof name === 'string' ? { text: name } : { pattern: name.source },
      );
      expect(found, `a ${role} ${name}`).not.toBeNull();
    });
    if (found === null) throw new Error(`There is no ${role} ${name}.`);
    return found;
  }

  /** Clicks as soon as it stands still and nothing is in front of it. */
  async click(role: Role, name: string | RegExp): Promise<void> {
    await this.repeat(async () => {
      const target = await this.find(role, name);
      expect(await this.moves(target)).toBe(false);
      await target.click();
    });
  }

  /** Writes into an empty field. */
  async write(name: string | RegExp, text: string): Promise<WebElement> {
    const field = await this.find('textbox', name);
    await this.repeat(() => field.sendKeys(text));
    return field;
  }

  async choose(name: string | RegExp, value: string): Promise<void> {
    const select = await this.find('combobox', name);
    await this.repeat(() => select.findElement({ css: `option[value="${value}"]` }).click());
  }

  /** Ticks a checkbox or a radio button by the keyboard, because for the mouse its label covers it. */
  async tick(role: 'checkbox' | 'radio', name: string | RegExp): Promise<void> {
    const control = await this.find(role, name);
    // A page that has just been opened takes the focus for its heading.
    await this.repeat(async () => {
      await this.driver.executeScript('arguments[0].focus()', control);
      if (!(await this.isTicked(control))) await this.press(Key.SPACE);
      expect(await this.isTicked(control)).toBe(true);
    });
  }

  /** Presses a key, where the focus is. */
  async press(key: string): Promise<void> {
    await this.driver.actions().sendKeys(key).perform();
  }

  /** Chooses a file of the repository in the first file input. */
  async attach(css: string, file: string): Promise<void> {
    await expect.poll(() => this.count(css), patience).toBeGreaterThan(0);
    await this.driver.findElement({ css }).sendKeys(path.resolve(file));
  }

  /** How many elements match. */
  count(css: string): Promise<number> {
    return this.driver.executeScript<number>((selector: string) => document.querySelectorAll(selector).length, css);
  }

  screenshot(): Promise<Buffer> {
    return this.driver.takeScreenshot().then((png) => Buffer.from(png, 'base64'));
  }

  /** Violations of WCAG, and a page that is wider than its screen. */
  async complaints(): Promise<string[]> {
    await this.loadAxe();
    await this.driver.executeScript(setSticky, false);
    const violations = await this.driver.executeScript<axe.AxeResults['violations']>(
      (options: axe.RunOptions) => window.axe.run(options).then((results) => results.violations),
      axeOptions,
    );
    await this.driver.executeScript(setSticky, true);
    const sideways = await this.driver.executeScript<number>(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return [...described(violations), ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : [])];
  }

  /** Whether it moves or grows, as in a dialog that opens: a click would meet what has taken its place. */
  private moves(element: WebElement): Promise<boolean> {
    return this.driver.executeAsyncScript<boolean>((one: Element, done: (moves: boolean) => void) => {
      const before = one.getBoundingClientRect();
      setTimeout(() => {
        const { x, y, width, height } = one.getBoundingClientRect();
        done(x !== before.x || y !== before.y || width !== before.width || height !== before.height);
      }, 60);
    }, element);
  }

  private isTicked(control: WebElement): Promise<boolean> {
    return this.driver.executeScript<boolean>('return arguments[0].checked', control);
  }

  private async loadAxe(): Promise<void> {
    if (!(await this.driver.executeScript<boolean>(() => 'axe' in window))) await this.driver.executeScript(axeSource);
  }

  /** Again while something is in front, moves, or was just replaced. */
  private async repeat(act: () => Promise<void>): Promise<void> {
    await expect(act).toPass(patience);
  }
}
