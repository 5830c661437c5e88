import { escapeHtml } from '#platform/server/escape-html.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';

const texts = {
  de: {
    subject: (name: string) => `${name}: 6 Ziffern zum Einrichten`,
    lead: 'Diese Mail ist angekommen. Gib die sechs Ziffern auf der Seite ein, auf der du die Website einrichtest:',
    ignore: 'Du richtest gerade keine Website ein? Dann hat sich jemand in der Adresse vertippt, und du musst nichts tun.',
  },
  en: {
    subject: (name: string) => `${name}: 6 digits for your set-up`,
    lead: 'This mail has arrived. Enter the six digits on the page where you are setting up the website:',
    ignore: 'Not setting up a website? Then somebody mistyped an address, and you need do nothing.',
  },
} as const;

/** The mail of the test, without the site's layout: there is no site yet. */
export function testMail(code: string, siteName: string, language: 'de' | 'en'): Omit<Mail, 'to'> {
  const { subject, lead, ignore } = texts[language];
  const name = siteName === '' ? 'Emberleaf' : siteName;
  return {
    fromName: name,
    subject: subject(name),
    text: `${lead}\n\n${code}\n\n${ignore}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject(name))}</title></head><body style="font:16px/1.5 sans-serif"><p>${lead}</p><p style="font-size:32px;letter-spacing:6px"><b>${code}</b></p><p>${ignore}</p></body></html>`,
  };
}
