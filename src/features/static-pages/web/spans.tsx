import { Link } from 'react-router';
import type { Span } from '../contract/text.ts';

/** Words with their links; a link within the site does not reload it. */
export function Spans({ of }: { readonly of: readonly Span[] }) {
  return of.map((span, at) => <Words key={at} span={span} />);
}

function Words({ span: { text, strong, href } }: { readonly span: Span }) {
  if (strong) return <b>{text}</b>;
  if (href === undefined) return text;
  if (href.startsWith('/'))
    return (
      <Link className="link" to={href}>
        {text}
      </Link>
    );
  return (
    <a className="link" href={href}>
      {text}
    </a>
  );
}
