import fs from 'node:fs';
import path from 'node:path';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Session } from 'selenium-webdriver/lib/session.js';
import { connectBidi } from './bidi.ts';
import { type Program, startProgram } from './program.ts';
import { type Engine, type EngineOptions, programs } from './engine.ts';
import { Marionette } from './marionette.ts';

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

/** Firefox without a window: commands by Marionette, the console and the size of the page by WebDriver BiDi. */
export async function startFirefox({ theme, motion, dir }: EngineOptions): Promise<Engine> {
  fs.writeFileSync(path.join(dir, 'user.js'), preferences(theme, motion));
  const remote = ['--marionette', '--remote-debugging-port=0'];
  const firefox = startProgram(programs.firefox, ['--headless', '--no-remote', ...remote, '--profile', dir, 'about:blank']);
  try {
    // By then Marionette has written its port into the profile.
    await firefox.untilWritten(/WebDriver BiDi listening on/);
    return await openSession(firefox, Number(fs.readFileSync(path.join(dir, 'MarionetteActivePort'), 'utf8')));
  } catch (error) {
    await firefox.stop();
    throw error;
  }
}

/**
 * What Firefox logs of requests that it gives up when a page is left, which tests do at once. A file that is really missing
 * is seen in Chromium.
 */
const givenUp =
  /error loading dynamically imported module|Unable to preload CSS|A ServiceWorker intercepted the request|establish a connection to the server at ws/;

async function openSession(firefox: Program, port: number): Promise<Engine> {
  const marionette = await Marionette.connect(port);
  const { sessionId, capabilities } = (await marionette.send('WebDriver:NewSession', { webSocketUrl: true })) as {
    sessionId: string;
    capabilities: { webSocketUrl: string };
  };
  const driver = new WebDriver(new Session(sessionId, new Capabilities(capabilities)), marionette);
  const bidi = await connectBidi(capabilities.webSocketUrl);
  const errors: string[] = [];
  await bidi.on('log.entryAdded', (params) => {
    const { level, text } = params as LogEntry;
    if (level === 'error' && !givenUp.test(text ?? '')) errors.push(text ?? '');
  });
  const context = await driver.getWindowHandle();
  return {
    name: 'firefox',
    driver,
    resize: (width, height) => bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    errors: async () => errors.splice(0),
    stop: async () => {
      bidi.close();
      marionette.close();
      await firefox.stop();
    },
  };
}

function preferences(theme: EngineOptions['theme'], motion: EngineOptions['motion']): string {
  const values = {
    'marionette.port': 0,
    'intl.accept_languages': 'de-DE,de',
    'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}
