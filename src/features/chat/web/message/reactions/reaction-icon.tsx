import './reactions.css';
import type { Reaction } from '../../../contract/reactions.ts';
import drawings from './reactions.svg?url&no-inline';

/** A heart, or the leaf of the bundled GIFs with a face; hidden from screen readers. */
export function ReactionIcon({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${drawings}#${reaction}`} />
    </svg>
  );
}
