/** Loaded into the site before it starts: sets the clock of its process back by an hour when it is told so. */
const real = Date.now.bind(Date);
const hour = 3_600_000;

process.on('message', (message) => {
  if (message !== 'set the clock back') return;
  Date.now = () => real() - hour;
});
// Whoever attacks has ended, however that was.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Only the site itself decides how long the process lives.
process.channel?.unref();
