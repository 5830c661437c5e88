import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
type Element = PDFKit.PDFStructureElement;

const fontFile = (name: string): string => fileURLToPath(new URL(`../../../platform/server/fonts/${name}.ttf`, import.meta.url));

/** The fonts of the site, with all letters of its languages; each file embeds only the letters that it uses. */
const fonts = { text: fontFile('figtree-400'), strong: fontFile('figtree-600'), display: fontFile('fraunces-500') } as const;

export const colors = { ink: '#2b1a19', soft: '#64514f', line: '#e7ded8', fill: '#f8f1eb' } as const;
const logoColors = ['#c51d28', '#ee554c', '#88091d'] as const;

export interface Style {
  readonly font?: keyof typeof fonts;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** A place on the page, in points from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
}

/** The fonts lack the narrow no-break space of French numbers. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

function apply(pdf: Pdf, { font = 'text', size = 9.5, color = colors.ink }: Style): void {
  pdf.font(font).fontSize(size).fillColor(color);
}

/** Height of a text in points. */
export function heightOf(pdf: Pdf, text: string, width: number, style: Style): number {
  apply(pdf, style);
  return pdf.heightOfString(printable(text), { width, lineGap: 2 });
}

/** A piece of text as a leaf of the file's structure, which screen readers follow. */
export function text(pdf: Pdf, type: string, value: string, { x, y, width }: Place, style: Style = {}): Element {
  return pdf.struct(type, {}, () => {
    apply(pdf, style);
    pdf.text(printable(value), x, y, { width, align: style.align ?? 'left', lineGap: 2 });
  });
}

/** A decorative line or box: not part of the structure. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export const rule = (pdf: Pdf, x: number, y: number, width: number, color: string): void =>
  decorate(pdf, () => {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .stroke(color);
  });

const leaves = [
  'M24 43.5C12.5 38 3.5 29 3.5 18 3.5 10.2 8.7 5 15 5c7 0 12.5 6 13 14.5.5 8.5-1 17-4 24Z',
  'M24 43.5C35.5 38 44.5 29 44.5 18 44.5 10.2 39.3 5 33 5c-7 0-12.5 6-13 14.5-.5 8.5 1 17 4 24Z',
  'M24 43.5c-3-7-4.5-15.5-4-24 .2-3.7 1.4-7 3.3-9.5l.7-.9.7.9c1.9 2.5 3.1 5.8 3.3 9.5.5 8.5-1 17-4 24Z',
] as const;

/** The site's logo, in a square of 22 points. */
export const logo = (pdf: Pdf, x: number, y: number): void =>
  decorate(pdf, () => {
    pdf
      .save()
      .translate(x, y)
      .scale(22 / 48);
    leaves.forEach((leaf, index) => pdf.path(leaf).fill(logoColors[index]));
    pdf.restore();
  });
