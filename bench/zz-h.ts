import { openLoop, percentile } from './support/open-loop.ts';
const [, , address, path, rate, secs] = process.argv;
const load = { address: address!, next: (n: number) => ({ path: path!, cookie: `auth=token${n % 200}` }) };
await openLoop({ ...load, perSecond: 50, seconds: 2 });
const { latencies, failed } = await openLoop({ ...load, perSecond: Number(rate), seconds: Number(secs) });
console.log(path, 'p50', percentile(latencies, 0.5), 'p90', percentile(latencies, 0.9), 'p99', percentile(latencies, 0.99), 'max', percentile(latencies, 1), 'failed', failed);
