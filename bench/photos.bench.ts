import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { changePhoto, type uploadPhoto } from '#features/photos/contract/endpoints.ts';
import { addressOf } from '#features/photos/contract/image-address.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { encodeForm } from '#tests/support/form.ts';
import { imageOf } from '#tests/support/pictures.ts';
import { launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { openLoop } from './support/open-loop.ts';
import { type Figure, percentile, report } from './support/report.ts';

const uploadsEach = 10;
const perSecond = 50;
const seconds = 20;

/** Latency of photo uploads through HTTP, and of other requests during uploads. */
const server = await launch();
const path = `/api/${changePhoto.path}`;
const cookie = await login(server.url, 'premium@demo.test');
const figures: Figure[] = [];

for (const [name, width, height] of [
  ['lying', 3000, 2000],
  ['upright', 2000, 3000],
] as const) {
  const times: number[] = [];
  for (let n = 0; n < uploadsEach; n++) times.push((await upload(await cameraPhoto(width + n, width, height))).ms);
  figures.push(
    { name: `6 megapixels ${name} to all files: median`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `6 megapixels ${name} to all files: slowest`, value: Math.max(...times), unit: 'ms', target: { max: 1500 } },
  );
}

const { photo } = await upload(await cameraPhoto(1, 2400, 2500), { keep: true });
for (const width of [320, 640]) {
  const [webp, smaller] = [await sizeOf(addressOf(photo.files, width)), await sizeOf(addressOf(photo.files, width, 'avif'))];
  figures.push(
    { name: `card of ${width} px as WebP`, value: webp, unit: 'kB' },
    { name: `card of ${width} px as AVIF`, value: smaller, unit: 'kB', target: { max: 20 } },
  );
}

const loadSettings = () => openLoop({ perSecond, seconds, address: server.url, next: () => ({ path: '/api/settings.php', cookie }) });
const alone = await loadSettings();
const photos = await Promise.all(Array.from({ length: 4 }, (_, n) => cameraPhoto(10 + n, 3000, 2000)));
let uploadsContinue = true;
const uploading = (async () => {
  let uploads = 0;
  for (; uploadsContinue; uploads++) await upload(photos[uploads % photos.length] ?? Buffer.alloc(0));
  return uploads;
})();
const meanwhile = await loadSettings();
uploadsContinue = false;
const uploads = await uploading;
figures.push(
  { name: 'settings alone: p99', value: percentile(alone.latencies, 0.99), unit: 'ms' },
  { name: 'settings while pictures come without a pause: p50', value: percentile(meanwhile.latencies, 0.5), unit: 'ms' },
  {
    name: 'settings while pictures come without a pause: p99',
    value: percentile(meanwhile.latencies, 0.99),
    unit: 'ms',
    target: { max: 50 },
  },
  { name: 'settings: failed', value: alone.failed + meanwhile.failed, unit: '', target: { max: 0 } },
  { name: 'pictures a second meanwhile', value: uploads / seconds, unit: '/s' },
);
report('photos', figures);
await server.stop();

/** An image with camera noise, which is harder to compress than most. */
async function cameraPhoto(number: number, width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photo = await imageOf(number, width, height).png({ compressionLevel: 0 }).toBuffer();
  return sharp(photo)
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Milliseconds until the complete response. Deletes the photo afterwards, to stay below the limit per member. */
async function upload(file: Buffer, { keep = false } = {}): Promise<{ ms: number; photo: ReplyOf<typeof uploadPhoto>['photo'] }> {
  const { body, headers } = await encodeForm([
    ['client_id', randomUUID()],
    ['file', file],
  ]);
  const startedAt = performance.now();
  const response = await fetch(server.url + path, { method: 'POST', body: new Uint8Array(body), headers: { ...headers, cookie } });
  if (!response.ok) throw new Error(await response.text());
  const { photo } = (await response.json()) as ReplyOf<typeof uploadPhoto>;
  const ms = performance.now() - startedAt;
  if (!keep) await send('DELETE', path, { id: photo.id });
  return { ms, photo };
}

/** In kB. */
async function sizeOf(url: string): Promise<number> {
  const file = await fetch(server.url + url);
  if (!file.ok) throw new Error(url);
  return (await file.arrayBuffer()).byteLength / 1000;
}

async function send(method: 'POST' | 'DELETE', to: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(method === 'DELETE' ? { cookie } : {}) };
  const response = await fetch(server.url + to, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response;
}
