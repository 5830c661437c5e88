import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the site before it starts. Sets the clock of its process back by an hour on a message, and answers for how
 * many ms its one thread was held at the longest since it was last asked.
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
// Whoever attacks has ended, however that was.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Only the site itself decides how long the process lives.
process.channel?.unref();
