/**
 * Draws the bundled GIFs: `node scripts/generators/gifs/draw.ts`. With a path as argument it also writes a sheet of all frames
 * there.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { bundledGifs } from '#features/chat/server/content/gifs/bundled/names.ts';
import { height, width } from './scene.ts';
import { scenes } from './scenes.ts';

const frames = 20;
/** Ms of one frame. */
const delay = 90;
/** The moment, from 0 to 1, of the frame that is used as the still picture. */
const stillAt = 0.45;
const largest = 60_000;

const raw = { raw: { width, height, channels: 3 } } as const;

const folder = path.resolve(import.meta.dirname, '../../../src/features/chat/server/content/gifs/bundled/files');
const sheet = process.argv[2];

await mkdir(folder, { recursive: true });
const rows: Buffer[] = [];
for (const name of bundledGifs) {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`no drawing of ${name}`);
  const drawn = await Promise.all(Array.from({ length: frames }, (_, n) => render(scene(n / frames))));
  const moving = await animate(drawn);
  if (moving.length > largest) throw new Error(`${name} has ${moving.length} bytes`);
  const still = await sharp(await render(scene(stillAt)), raw)
    .webp({ quality: 82 })
    .toBuffer();
  await writeFile(`${folder}/${name}.webp`, moving);
  await writeFile(`${folder}/${name}-still.webp`, still);
  console.log(`${name}: ${moving.length} and ${still.length} bytes`);
  rows.push(await strip(drawn));
}
if (sheet !== undefined) await saveSheet(sheet);

function render(inner: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function animate(drawn: readonly Buffer[]): Promise<Buffer> {
  const pages = { width, height: height * drawn.length, channels: 3, pageHeight: height } as const;
  return sharp(Buffer.concat(drawn), { raw: pages })
    .webp({ quality: 62, effort: 5, loop: 0, delay: drawn.map(() => delay), minSize: true, smartSubsample: true })
    .toBuffer();
}

/** Five frames side by side. */
async function strip(drawn: readonly Buffer[]): Promise<Buffer> {
  const shown = drawn.filter((_frame, n) => n % 4 === 0);
  const tiles = shown.map((input, n) => ({ input, ...raw, left: n * width, top: 0 }));
  return sharp({ create: { width: width * shown.length, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toBuffer();
}

async function saveSheet(target: string): Promise<void> {
  const each = { width: width * 5, height };
  const across = 2;
  const tiles = rows.map((input, n) => ({ input, left: (n % across) * (each.width + 12), top: Math.floor(n / across) * (height + 8) }));
  const size = { width: across * (each.width + 12), height: Math.ceil(rows.length / across) * (height + 8) };
  const image = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toBuffer();
  await sharp(image).resize({ width: 1600 }).png().toFile(target);
}
