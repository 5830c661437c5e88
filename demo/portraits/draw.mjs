// Draws all photos of the cast that are missing in demo/photos: `node demo/portraits/draw.mjs [key …]`.
// With keys it redraws the photos of these members only. One image at a time on one core, about 0.5 s each.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cast } from '../cast.ts';
import { irisFor } from './lib/people.mjs';
import { firstScenes } from './scene-order.mjs';
import { renderLife, renderPlace, renderPortrait } from './portrait.mjs';

const SIZE = { width: 640, quality: 78 };
/** The date on which the cast's ages are based. */
const TODAY = '2026-11-21';
const FULL = { slim: 0, average: 0.2, athletic: 0.15, curvy: 0.55, full: 0.9 };
const PLACES = ['harbour', 'market', 'mountains', 'sea'];
const photos = new URL('../photos/', import.meta.url);

sharp.concurrency(1);
await mkdir(photos, { recursive: true });
const scenes = firstScenes(cast);
const existing = new Set(await readdir(photos));
const wanted = process.argv.slice(2);
const jobs = [...cast.flatMap(photosOf), ...(wanted.length ? [] : PLACES.map(placeOf))].filter(
  (job) => wanted.includes(job.key) || !existing.has(job.file),
);

let done = 0;
for (const { file, draw } of jobs) {
  await writeFile(new URL(file, photos), await draw());
  process.stdout.write(`\r${++done} of ${jobs.length} photos`);
}
console.log(jobs.length ? '' : 'nothing to draw');

function photosOf(member) {
  if (wanted.length && !wanted.includes(member.key)) return [];
  return Array.from({ length: member.photos }, (_, n) => ({
    key: member.key,
    file: `${member.key}-${n + 1}.webp`,
    draw: () =>
      n === 1 && member.second
        ? renderLife(member.second, member.key, SIZE)
        : renderPortrait(member.portrait?.seed ?? member.key, n, optionsOf(member, n), SIZE),
  }));
}

function placeOf(name) {
  return { key: '', file: `place-${name}.webp`, draw: () => renderPlace(name, SIZE) };
}

/** The generator's options for one photo: the member's traits plus those fixed for this photo. */
function optionsOf(member, n) {
  const { seed, shots = [], ...traits } = member.portrait ?? {};
  const options = {
    gender: member.gender,
    age: ageOn(TODAY, member.date_of_birth),
    firstScene: scenes.get(member.key),
    ...traits,
    ...shots[n],
  };
  if (seed) return { ...options, shape: 0 };
  return { iris: irisFor(member.eye_colour, traits.skin), full: FULL[member.body_type], ...options };
}

function ageOn(day, birth) {
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
}
