import fs from 'node:fs';

// Without background network traffic.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].map((path) => (fs.existsSync(path) ? path : undefined));

/** The whole browser, the system's own if installed: with what its shell lacks, such as notifications. */
export const chromiumOptions = whole === undefined ? { channel: 'chromium', args } : { executablePath: whole, args };

/** Chromium without a user interface, in which a test takes half the time. */
export const headlessShellOptions =
  shell === undefined ? (whole === undefined ? { args } : chromiumOptions) : { executablePath: shell, args };
