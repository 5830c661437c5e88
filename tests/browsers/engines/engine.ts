import fs from 'node:fs';
import type { WebDriver } from 'selenium-webdriver';

/** The engines besides Chromium in which the tests of this folder run. */
export type EngineName = 'firefox' | 'webkit';

/** A browser that runs, with a profile of its own. */
export interface Engine {
  readonly name: EngineName;
  readonly driver: WebDriver;
  /** Gives the page a size in px, whatever the window needs besides. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What pages have thrown or written into the console as an error since the last call. */
  readonly errors: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

export interface EngineOptions {
  readonly theme: 'light' | 'dark';
  readonly motion: 'reduce' | 'no-preference';
  /** An empty folder for the profile, which the caller removes. */
  readonly dir: string;
}

/** Where Debian puts what an engine needs. The multiarch folder is named by the processor. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  xvfb: '/usr/bin/Xvfb',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  miniBrowser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
} as const;

const needed: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: [programs.firefox],
  webkit: [programs.xvfb, programs.webKitDriver, programs.miniBrowser],
};

/** The programs that this machine lacks to run an engine; none when it can. */
export const missingPrograms = (engine: EngineName): string[] => needed[engine].filter((file) => !fs.existsSync(file));
