import { Marked } from 'marked';
import { escapeHtml } from '#platform/server/escape-html.ts';

/** Allowed targets of an operator's links: this site, and https, mailto and tel URLs. */
const allowedLink = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const hasControls = /[\u0000-\u001f\u007f]/;

const markdown = new Marked({
  async: false,
  gfm: true,
  // After markup such as <code>, marked takes text as already escaped.
  walkTokens(token) {
    if (token.type === 'text') token['escaped'] = false;
  },
  renderer: {
    // Markup of the text itself is shown as text.
    html: ({ text }) => escapeHtml(text),
    // An image would come from elsewhere: its description stands for it.
    image: ({ text }) => escapeHtml(text),
    // Tasks of a list would be controls without a name.
    checkbox: () => '',
    // The title of the page is its only heading of the first level.
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      // Browsers drop tabs and line ends in an address: `/⇥/evil.test` is another host.
      if (hasControls.test(href) || !allowedLink.test(href)) return words;
      const rel = href.startsWith('/') || href.startsWith('#') ? '' : ' rel="noopener nofollow"';
      return `<a class="link" href="${escapeHtml(href)}"${rel}>${words}</a>`;
    },
  },
});

/** Markdown as HTML that can do nothing: no markup of the text's own, no scripts, no images, no links but safe ones. */
export const renderMarkdown = (text: string): string => markdown.parse(text, { async: false });
