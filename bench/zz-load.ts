import { openLoop, percentile } from './support/open-loop.ts';
import { searchMix, toSearchParams } from './support/search-mix.ts';
const [, , address, rate, secs] = process.argv;
const mix = searchMix(20260);
const load = {
  address: address!,
  next: (n: number) => ({ path: `/api/members.php?${toSearchParams(mix())}`, cookie: `auth=token${n % 200}` }),
};
await openLoop({ ...load, perSecond: 50, seconds: 3 });
const { latencies, failed } = await openLoop({ ...load, perSecond: Number(rate), seconds: Number(secs) });
console.log(
  'p50',
  percentile(latencies, 0.5),
  'p90',
  percentile(latencies, 0.9),
  'p99',
  percentile(latencies, 0.99),
  'max',
  percentile(latencies, 1),
  'failed',
  failed,
);
