import type { Captured } from '#platform/server/outbox.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Lists captured mails and messages for developers; a page without catalogs. */
export function outboxPage(items: readonly Captured[]): string {
  const rows = items.map(
    ({ channel, to, from, subject, text, html, links, at }) =>
      `<article><h2>${escape(subject || text)}</h2><p>${channel} · ${escape(at)} · to <b>${escape(to)}</b>${from ? ` · from ${escape(from)}` : ''}</p>
      <p>${links.map((link) => `<a href="${escape(link)}">${escape(link)}</a>`).join('<br>')}</p>
      ${html ? `<iframe title="${escape(subject)}" sandbox srcdoc="${escape(html)}"></iframe>` : `<pre>${escape(text)}</pre>`}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title>
    <style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid #8888;padding:1rem 0}h2{font-size:1.1rem;margin:0}iframe{width:100%;height:26rem;border:1px solid #8888;border-radius:8px;background:#fff}p{overflow-wrap:anywhere}</style>
    <h1>Outbox</h1>${rows.join('') || '<p>Nothing was sent yet.</p>'}</html>`;
}
