import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Language } from '#platform/contract/languages.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { AboutPage } from './public-pages.ts';

/** Px, as Open Graph recommends it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The name of a page in the address of its image: `/pages/faq` is `pages-faq`. */
export const shareImageName = (path: string): string => (path === '/' ? 'index' : path.slice(1).replaceAll('/', '-'));

export const shareImagePath = (language: Language, path: string): string => `/share/${language}/${shareImageName(path)}.png`;

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const leaf = fs.readFileSync(file('app/web/favicon.svg'), 'utf8');
// By the names that they have themselves; a comma keeps Pango from reading the weight as one of its own words.
const display = { font: 'Fraunces Medium,', fontfile: file('platform/server/fonts/fraunces-500.ttf') };
const text = { font: 'Figtree Regular,', fontfile: file('platform/server/fonts/figtree-400.ttf') };

/** The light theme's colours, because the reader's theme is unknown where the image is shown. */
const colors = { paper: '#fef9f5', ink: '#2b1a19', soft: '#64514f' } as const;

const left = 80;
const width = 760;
/** Maximum height of the title in px; a longer title is drawn smaller. */
const titleHeight = 230;
const leadHeight = 130;

/** The image of a shared link: the site's leaf, and in the page's language what it is. */
export async function drawShareImage(site: string, { title, description }: AboutPage): Promise<Buffer> {
  const [mark, great, brand, heading, lead] = await Promise.all([
    drawLeaf(56),
    drawLeaf(330),
    drawText(site, display, 38, colors.ink, { width, height: 60 }),
    drawText(title, display, 68, colors.ink, { width, height: titleHeight }),
    drawText(description, text, 31, colors.soft, { width, height: leadHeight }),
  ]);
  const top = 206;
  return sharp({ create: { ...shareImageSize, channels: 3, background: colors.paper } })
    .composite([
      { input: mark, left, top: 66 },
      { input: brand.data, left: left + 74, top: Math.round(94 - brand.height / 2) },
      { input: great, left: shareImageSize.width - 350, top: Math.round((shareImageSize.height - 330) / 2) },
      { input: heading.data, left, top },
      { input: lead.data, left, top: top + heading.height + 44 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const drawLeaf = async (px: number): Promise<Buffer> =>
  sharp(Buffer.from(leaf), { density: (72 * px) / 48 })
    .resize(px, px)
    .png()
    .toBuffer();

interface Drawn {
  readonly data: Buffer;
  readonly height: number;
}

/** Smaller until it fits. */
async function drawText(
  words: string,
  face: typeof display,
  size: number,
  color: string,
  box: { readonly width: number; readonly height: number },
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(words)}</span>`,
      font: `${face.font} ${size}`,
      fontfile: face.fontfile,
      width: box.width,
      wrap: 'word-char',
      spacing: face === text ? Math.round(size / 6) : 0,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return info.height <= box.height || size < 16
    ? { data, height: info.height }
    : drawText(words, face, Math.round(size * 0.85), color, box);
}
