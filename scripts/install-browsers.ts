import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { type EngineName, missingPrograms } from '#tests/browsers/engines/engine.ts';

const debianPackages: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Installs the browsers for the tests, once. Without Chromium no browser test runs. Only Debian has some engines of
 * `tests/browsers`; elsewhere their tests are skipped with the reason.
 */
export function installBrowsers(): void {
  installChromium('or run "npm test -- --no-browser"');
  for (const engine of ['firefox', 'webkit'] as const) {
    if (isDebian && missingPrograms(engine).length > 0) installPackages(debianPackages[engine]);
    const missing = missingPrograms(engine);
    if (missing.length > 0)
      console.warn(
        `No test runs in ${engine}: this machine lacks ${missing.join(' and ')} (in Debian ${debianPackages[engine].join(', ')}).`,
      );
  }
}

/** Installs only Chromium, once, or ends the process and says what else can be done. */
export function installChromium(otherwise = ''): void {
  if (findChromium()) return;
  console.error(`Chromium could not be installed: install it as /usr/bin/chromium${otherwise === '' ? '' : `, ${otherwise}`}.`);
  process.exit(1);
}

const isDebian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/**
 * Returns whether Chromium is there, after installing it if need be. The full Chromium is enough; its headless shell is only
 * faster.
 */
function findChromium(): boolean {
  const packages = ['chromium', 'chromium-headless-shell'];
  if (packages.every((name) => fs.existsSync(`/usr/bin/${name}`))) return true;
  if (isDebian) installPackages(packages);
  else
    return spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
  return fs.existsSync('/usr/bin/chromium');
}

/** Waits while another process installs. */
function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} for tests and benches in browsers (once) …`);
  const install = `apt-get -o DPkg::Lock::Timeout=300 install -y -qq ${packages.join(' ')}`;
  spawnSync('sh', ['-c', `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install} >/dev/null`], { stdio: 'inherit' });
}
