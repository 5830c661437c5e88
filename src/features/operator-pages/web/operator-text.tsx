import './operator-page.css';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** What the server has made of an operator's Markdown; its links within the site do not reload it. */
export function OperatorText({ html }: { readonly html: string }) {
  const navigate = useNavigate();
  const openWithin = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '/');
  };
  return (
    // oxlint-disable-next-line emberleaf/no-html-as-text -- The server has made it from Markdown without HTML.
    <div className="operator-text" onClickCapture={openWithin} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
