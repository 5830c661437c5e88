import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the site before it starts. On a message, it sets the clock of its process back by an hour, and reports the longest
 * time in ms for which the main thread was blocked since the last report.
 */
const real = Date.now.bind(Date);
const hour = 3_600_000;
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

process.on('message', (message) => {
  if (message === 'set the clock back') Date.now = () => real() - hour;
  if (message !== 'how long held?') return;
  process.send?.(delay.max / 1e6);
  delay.reset();
});
// The attacking process has ended, for whatever reason.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// This must not keep the process alive.
process.channel?.unref();
