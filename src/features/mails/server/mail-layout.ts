import type { Language } from '#platform/contract/languages.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { MailText } from './write-mail.ts';

interface Layout {
  readonly language: Language;
  readonly brand: string;
  /** Target of the link on the brand's name. */
  readonly origin: string;
  /** Company and address of the sender. */
  readonly imprint: string;
  /** The mail contains the face of the member whom it is about. */
  readonly face: boolean;
}

/** The names of the images that a mail contains. */
export const markCid = 'mark';
export const faceCid = 'face';

// The design tokens in hexadecimal: mail programs support neither CSS variables nor oklch.
const light = {
  canvas: '#fef9f5',
  surface: '#ffffff',
  line: '#e7ded8',
  ink: '#2b1a19',
  ink2: '#64514f',
  primary: '#c51d28',
  onPrimary: '#ffffff',
};
const dark = {
  canvas: '#170f0e',
  surface: '#221816',
  line: '#403331',
  ink: '#f5efea',
  ink2: '#bcb0a8',
  primary: '#f56059',
  onPrimary: '#170f0e',
};

// Styles are inline, because some mail programs drop the head. Media queries for dark mode are possible only in the head.
const darkStyles = `@media (prefers-color-scheme: dark) {
  .canvas { background: ${dark.canvas} !important; color: ${dark.ink} !important }
  .surface { background: ${dark.surface} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .ink2 { color: ${dark.ink2} !important }
  .button { background: ${dark.primary} !important; color: ${dark.onPrimary} !important }
}`;

const font = "font-family: Figtree, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const serif = "font-family: Fraunces, Georgia, 'Times New Roman', serif";
const small = `margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: ${light.ink2}`;

/** Short words with hyphens, such as the number of an order, stay whole; a phone has room for 16 letters of a heading. */
const withoutBreaks = (html: string): string =>
  html.replaceAll(/[\p{L}\d]+(?:-[\p{L}\d]+)+/gu, (word) => (word.length > 16 ? word : `<span style="white-space: nowrap">${word}</span>`));

/** One column that fits a phone, in light or dark mode, without tables or external resources: its images are in the mail. */
export function renderHtml(mailText: MailText, { language, brand, origin, imprint, face }: Layout): string {
  const { subject, greeting, personLine, body, button, remarks, passages, copyLink, footer, unsubscribeLinks } = mailText;
  const link = escapeHtml(button.link);
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p class="ink2" style="${small}">${escapeHtml(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
${darkStyles}
</style>
</head>
<body class="canvas" style="margin: 0; background: ${light.canvas}; color: ${light.ink}; ${font}">
<div class="canvas" role="article" lang="${language}" style="max-width: 560px; margin: 0 auto; padding: 32px 16px; background: ${light.canvas}; ${font}">
<p style="margin: 0 0 20px; font-size: 24px; line-height: 34px; ${serif}"><a class="ink" href="${escapeHtml(origin)}" style="color: ${light.ink}; text-decoration: none"><img src="cid:${markCid}" width="34" height="34" alt="" style="vertical-align: top; border: 0"> ${escapeHtml(brand)}</a></p>
<div class="surface" style="padding: 28px 24px; background: ${light.surface}; border: 1px solid ${light.line}; border-radius: 28px 28px 28px 6px">
${face ? `<img src="cid:${faceCid}" width="200" height="224" alt="" style="display: block; margin: 0 0 20px; border: 0; border-radius: 28px 28px 28px 6px">\n` : ''}<h1 class="ink" style="margin: 0 0 ${personLine === null ? 20 : 4}px; font-size: 28px; line-height: 1.15; font-weight: 500; color: ${light.ink}; ${serif}">${withoutBreaks(escapeHtml(subject))}</h1>
${personLine === null ? '' : `<p class="ink2" style="margin: 0 0 20px; font-size: 16px; line-height: 1.5; color: ${light.ink2}">${escapeHtml(personLine)}</p>\n`}<p class="ink" style="margin: 0 0 12px; font-size: 16px; line-height: 1.55; color: ${light.ink}">${escapeHtml(greeting)}</p>
${body.map((text) => `<p class="ink" style="margin: 0 0 12px; font-size: 16px; line-height: 1.55; color: ${light.ink}">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin: 24px 0"><a class="button" href="${link}" style="display: inline-block; padding: 14px 26px; border-radius: 22px 22px 22px 6px; background: ${light.primary}; color: ${light.onPrimary}; font-size: 16px; line-height: 1.25; font-weight: 600; text-decoration: none">${escapeHtml(button.label)}</a></p>
${paragraphs(remarks)}
${passages.map(({ title, paragraphs: texts }) => `<h2 class="ink" style="margin: 24px 0 8px; font-size: 17px; line-height: 1.3; font-weight: 600; color: ${light.ink}">${escapeHtml(title)}</h2>\n${paragraphs(texts)}`).join('\n')}
</div>
<div style="padding: 24px 8px 0">
${paragraphs(footer)}
${unsubscribeLinks.length === 0 ? '' : `<p class="ink2" style="${small}">${unsubscribeLinks.map(({ label, link }) => `<a class="ink2" href="${escapeHtml(link)}" style="color: ${light.ink2}">${escapeHtml(label)}</a>`).join(' · ')}</p>`}
${paragraphs([imprint])}
<p class="ink2" style="${small}; font-size: 12px">${escapeHtml(copyLink)} <a class="ink2" href="${link}" style="color: ${light.ink2}; word-break: break-all">${link}</a></p>
</div>
</div>
</body>
</html>
`;
}
