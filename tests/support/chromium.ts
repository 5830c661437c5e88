import fs from 'node:fs';

/** How the browser tests and benches start Chromium: the system's own where there is one, and nothing that asks the net by itself. */
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
