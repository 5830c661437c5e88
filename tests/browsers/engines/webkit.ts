import fs from 'node:fs';
import path from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort, type Program, startProgram, untilListening } from './program.ts';
import { type Engine, type EngineOptions, programs } from './engine.ts';

/** WebKitGTK's MiniBrowser by WebKitWebDriver, on a screen of its own in memory, because it cannot run without a window. */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const screen = startProgram(programs.xvfb, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  try {
    const [, display] = await screen.untilWritten(/^(\d+)\n/m);
    return await startOnScreen(`:${display}`, screen, options);
  } catch (error) {
    // Without its screen the browser ends, too.
    await screen.stop();
    throw error;
  }
}

async function startOnScreen(display: string, screen: Program, { theme, motion, dir }: EngineOptions): Promise<Engine> {
  writeGtkSettings(path.join(dir, 'gtk-3.0'), motion);
  const port = await freePort();
  const webKitDriver = startProgram(programs.webKitDriver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: dir,
    XDG_DATA_HOME: path.join(dir, 'data'),
    XDG_CACHE_HOME: path.join(dir, 'cache'),
    // Without a graphics card, drawing by the processor alone is faster, and never leaves the window black.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  });
  try {
    await untilListening(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])] },
      })
      .build();
    return {
      name: 'webkit',
      driver,
      resize: (width, height) => resize(driver, width, height),
      errors: async () => [],
      stop: async () => {
        // A page that hangs must not keep the programs running.
        await driver.quit().catch(() => {});
        await webKitDriver.stop();
        await screen.stop();
      },
    };
  } catch (error) {
    await webKitDriver.stop();
    throw error;
  }
}

/** The window has a toolbar, too: it gets as much more as the page lacks. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<number>('return innerHeight');
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: 2 * height - inner });
}

/** Without its margins the toolbar leaves room for a page of 360 px. */
function writeGtkSettings(dir: string, motion: EngineOptions['motion']): void {
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(
    path.join(dir, 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; } entry { font-size: 1px; }\n',
  );
  fs.writeFileSync(path.join(dir, 'settings.ini'), `[Settings]\ngtk-enable-animations=${motion !== 'reduce'}\n`);
}
