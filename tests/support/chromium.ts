import fs from 'node:fs';

/** Launch options of Chromium for browser tests and benches: the system's own if installed, without background network traffic. */
export const chromiumOptions = {
  ...(fs.existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
