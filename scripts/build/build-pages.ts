import { buildOnce } from './build.ts';

// Without the site nobody needs them.
process.once('disconnect', () => process.exit(1));
await buildOnce((text) => console.log(text));
process.exit();
