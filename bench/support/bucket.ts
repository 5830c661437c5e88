import { startS3Server } from '#tests/support/storage/s3-server.ts';

// A bucket in a process of its own, so that its work is not counted as the site's. It ends with whoever has started it.
const server = await startS3Server();
process.once('disconnect', () => process.exit());
process.send?.({ url: server.url });
