import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type FilmDrawing, frame } from './films/drawing.ts';
import { firstMessage } from './films/first-message.ts';
import { twoCups } from './films/two-cups.ts';

/**
 * Draws the films of the landers and writes them beside their page: H.264 for every browser, AV1 for those that support it, and a
 * still. It needs ffmpeg. Commit its output, because no other command makes it.
 */
const films: Readonly<Record<string, FilmDrawing>> = { 'first-message': firstMessage, 'two-cups': twoCups };
const folder = path.resolve('src/features/landers/web/film');
const rate = 24;
/** A film is loaded on phones, so no file may be larger. */
const maxBytes = 1_500_000;
const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-movflags', '+faststart'],
  'av1.mp4': ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '38', '-movflags', '+faststart'],
};

const frameOf = (film: FilmDrawing, at: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 540 640">${film.draw(at)}</svg>`,
    ),
  );

for (const [name, film] of Object.entries(films)) {
  // eslint-disable-next-line no-await-in-loop -- One encoder at a time.
  await render(name, film);
}

async function render(name: string, film: FilmDrawing): Promise<void> {
  const frames: Buffer[] = [];
  for (let at = 0; at < film.seconds * rate; at++) {
    // eslint-disable-next-line no-await-in-loop -- In the order in which they are shown.
    frames.push(
      await frameOf(film, at / rate)
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  }
  await frameOf(film, film.still)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
  for (const [ending, codec] of Object.entries(codecs)) {
    const file = path.join(folder, `${name}.${ending}`);
    // eslint-disable-next-line no-await-in-loop -- One encoder at a time.
    await encode(frames, codec, file);
    // eslint-disable-next-line no-await-in-loop -- Of the file just written.
    const { size } = await fs.stat(file);
    if (size > maxBytes) throw new Error(`${file} has ${size} bytes, more than ${maxBytes}`);
    console.log(`${file} ${(size / 1000).toFixed(0)} kB`);
  }
}

async function encode(frames: readonly Buffer[], codec: readonly string[], file: string): Promise<void> {
  const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(rate), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', [...input, '-an', ...codec, '-pix_fmt', 'yuv420p', file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg failed for ${file}`);
}
