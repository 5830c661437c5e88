import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { lengthOf } from '#platform/contract/text/text.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { StorageAway } from '#platform/server/storage/storage-away.ts';
import type { Brand } from '#features/site/contract/brand.ts';

/** The light theme's colour, because systems use it before a page can report its theme. */
export const paper = '#fef9f5';

/** Size in px, and the share of the width that the mark takes. Systems may cut off the outer part of a `maskable` icon. */
const icons = {
  '192.png': { px: 192, mark: 0.8, paper: false, white: false },
  '512.png': { px: 512, mark: 0.8, paper: false, white: false },
  'maskable.png': { px: 512, mark: 0.56, paper: true, white: false },
  'apple.png': { px: 180, mark: 0.66, paper: true, white: false },
  // Phones show only the shape of this icon in their status bar.
  'badge.png': { px: 96, mark: 1, paper: false, white: true },
} as const;
export type IconName = keyof typeof icons;

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);
export const iconNames = Object.keys(icons).filter(isIcon);

const web = path.resolve(import.meta.dirname, '../../web');
const logo = readFileSync(path.join(web, 'favicon.svg'), 'utf8');
const initialFont = path.resolve(import.meta.dirname, '../../../platform/server/fonts/fraunces-500.ttf');

/** The properties by which the marks of two sites differ. */
export interface Marked {
  /** Undefined for the product's own mark. */
  readonly brand?: Brand | undefined;
  readonly name: string;
}

export interface Icons {
  png(site: Marked, name: IconName): Promise<Buffer>;
  favicon(site: Marked): Promise<string>;
}

/** `files`: the operator's own. */
export function createIcons(files: FileStorage): Icons {
  const drawn = new Map<string, Promise<Buffer>>();
  const png: Icons['png'] = (site, name) => {
    const key = JSON.stringify([name, site.brand, site.brand && initialOf(site)]);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const icon = readOwn(files, site).then(
      (own) => draw(own, site, name),
      (error: unknown) => {
        // While the files are away, the leaf is drawn, and the next time it is tried again.
        if (!(error instanceof StorageAway)) throw error;
        drawn.delete(key);
        return draw(null, site, name);
      },
    );
    drawn.set(key, icon);
    icon.catch(() => drawn.delete(key));
    return icon;
  };
  return {
    png,
    async favicon(site) {
      if (site.brand === undefined) return logo;
      const bytes = (await png(site, '192.png')).toString('base64');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${bytes}"/></svg>`;
    },
  };
}

/** The operator's icon; null when there is none, or its file is missing. */
async function readOwn(files: FileStorage, { brand }: Marked): Promise<Buffer | null> {
  const file = brand?.icon === undefined ? null : await files.open(brand.icon);
  return file && buffer(file.stream());
}

async function draw(own: Buffer | null, site: Marked, name: IconName): Promise<Buffer> {
  const { px, mark: share, paper: onPaper, white } = icons[name];
  const width = Math.round(px * share);
  const mark = await drawMark(own, site, width);
  return sharp({ create: { width: px, height: px, channels: 4, background: onPaper ? paper : '#0000' } })
    .composite([{ input: white ? await inWhite(mark) : mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A square PNG. */
async function drawMark(own: Buffer | null, site: Marked, width: number): Promise<Buffer> {
  const { brand } = site;
  if (brand === undefined) return drawSvg(logo, width);
  // Also used while the operator's file is missing.
  if (own === null) return drawLeaf(brand.accent, initialOf(site), width);
  return sharp(own, { density: 300 }).resize(width, width, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

const initialOf = ({ brand, name }: Marked): string => (brand?.initial ?? /^./su.exec(name)?.[0] ?? '').toUpperCase();

const drawSvg = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / 48 })
    .resize(width, width, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();

/** The leaf has one tight corner. The initial is cut out of it, so that it is readable on any accent and background. */
async function drawLeaf(accent: string, initial: string, width: number): Promise<Buffer> {
  const leaf = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${accent}" d="M17 2h14a15 15 0 0 1 15 15v26a3 3 0 0 1-3 3H17A15 15 0 0 1 2 31V17A15 15 0 0 1 17 2Z"/></svg>`;
  const letters = await sharp({
    text: {
      text: `<span foreground="#000">${escapeHtml(initial)}</span>`,
      font: `Fraunces Medium, ${Math.round(width * (lengthOf(initial) > 1 ? 0.44 : 0.6))}`,
      fontfile: initialFont,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  return sharp(await drawSvg(leaf, width))
    .composite([{ input: letters, gravity: 'centre', blend: 'dest-out' }])
    .png()
    .toBuffer();
}

/** The shape of a mark in white, whatever its colours. */
async function inWhite(mark: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(mark).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
