// Illustrated adult portraits for the demo cast: our own drawing, no real faces; the same seed and options give the same image.
import sharp from 'sharp';
import { life } from './lib/lives.mjs';
import { mix, random, resetIds, shift, turnHead } from './lib/kit.mjs';
import { ageLines, brows, ear, eyes, face, faceOutline, freckles, mouth, nose, skinBetween } from './lib/face.mjs';
import { HAIRS, beard, hair, toned } from './lib/hair.mjs';
import { neckAndShoulders, wear } from './lib/clothes.mjs';
import { place, scene } from './lib/scenes.mjs';
import { earrings, glasses } from './lib/extras.mjs';
import { member, pose } from './lib/people.mjs';

/** WebP of photo `n` (0 = main) of the member with this seed, 4:5. `options` fixes traits, e.g. `{ gender: 'woman', age: 41 }`. */
export async function renderPortrait(seed, n, options, { width, quality }) {
  const height = Math.round(width * 1.25);
  return sharp(await flat(portrait(seed, n, options), width, height))
    .composite([{ input: await grain(width, height) }])
    .webp({ quality, effort: 6 })
    .toBuffer();
}

/** WebP of something in the life of a member, 4:5. */
export async function renderLife(name, seed, { width, quality }) {
  resetIds();
  const height = Math.round(width * 1.25);
  return sharp(await flat(life(name, random(`${seed}:life`)), width, height))
    .composite([{ input: await grain(width, height) }])
    .webp({ quality, effort: 6 })
    .toBuffer();
}

/** WebP of a place without people, 4:3, as members send it in a chat. */
export async function renderPlace(name, { width, quality }) {
  const height = Math.round(width * 1.25);
  return sharp(await flat(place(name, random(`place:${name}`)), width, height))
    .extract({ left: 0, top: Math.round(height / 4), width, height: Math.round(width * 0.75) })
    .webp({ quality, effort: 6 })
    .toBuffer();
}

/** SVG text of photo `n` of one member. */
function portrait(seed, n, options) {
  resetIds();
  const m = member(seed, options);
  const p = pose(seed, n, m, options);
  const skin = skinBetween(m.skin, m.skinTowards, m.skinTone);
  const hc = toned(HAIRS[m.hairColor], m.hairTone);
  const f = m.face;
  const t = turnHead(p.turn, p.nod);
  const outline = t(faceOutline(f));
  const h = hair(m.hair, hc, p);
  const browColor = mix(m.age > 58 ? hc.lo : mix(hc.base, hc.lo, 0.6), skin.lineInk, 0.35);

  const body = `<g transform="translate(0 ${m.neckShort}) scale(${m.build} 1)">${neckAndShoulders(f, skin, p, shift(outline, -p.light * 16 + p.turn * 0.4, 52))}${wear(p.wear, p.fabric, p.fabric2, p, f)}</g>`;
  const castOnFace = h.cast.length
    ? `<g clip-path="url(#facecut)">${h.cast.map((d) => `<path d="${shift(d, -p.light * 6, 15)}" fill="${skin.deep}" opacity=".28" fill-rule="evenodd"/>`).join('')}</g>`
    : '';
  const head =
    (h.covered ? '' : ear(f, -1, skin) + ear(f, 1, skin)) +
    face(f, skin, p) +
    `<clipPath id="facecut"><path d="${outline}"/></clipPath>` +
    (m.freckles ? freckles(skin, random(`${seed}:freckles`), p) : '') +
    ageLines(m.age, f, skin, p) +
    (m.beard ? beard(m.beard, m.beardColor ? HAIRS[m.beardColor] : hc, f, p) : '') +
    nose(f, skin, p) +
    mouth(f, skin, p) +
    eyes(f, skin, p) +
    brows(f, browColor, p) +
    castOnFace +
    (m.glasses ? glasses(m.glasses, f, p) : '') +
    (m.earrings && !h.covered ? earrings(m.earrings, f) : '');
  const tilt = (inner) => `<g transform="rotate(${p.tilt} 0 170) scale(${m.headWidth} 1)">${inner}</g>`;

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs><filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="11"/></filter></defs>` +
    scene(p.scene, random(`${seed}:${n}:scene`), p.light < 0 ? 190 : 610, p.blur) +
    `<g transform="translate(${p.x} ${p.y}) scale(${p.scale})">${tilt(h.back)}${body}${tilt(head + h.front)}</g>` +
    `<rect width="800" height="1000" fill="${p.tint}" opacity="${p.tintOpacity}"/></svg>`
  );
}

const flat = (svg, width, height) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 800 })
    .resize(width, height)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();

const grains = new Map();
/** A tile of film grain, the same in every run. */
async function grain(width, height) {
  const key = `${width}x${height}`;
  if (!grains.has(key)) {
    const rand = random('grain');
    const data = Buffer.alloc(width * height * 4);
    for (let i = 0; i < width * height; i++) {
      const v = rand.next() + rand.next() - 1;
      data[i * 4] = data[i * 4 + 1] = data[i * 4 + 2] = v > 0 ? 255 : 30;
      data[i * 4 + 3] = Math.abs(v) * 13;
    }
    grains.set(
      key,
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  return grains.get(key);
}
