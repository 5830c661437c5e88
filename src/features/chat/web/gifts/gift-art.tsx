import './gift-art.css';
import { cx } from '#platform/web/ui/index.ts';
import type { Gift } from '../../contract/gifts.ts';

const files = import.meta.glob<string>('./art/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

interface Props {
  readonly gift: Gift;
  /** Plays the gift's own animation once, unless the viewer prefers reduced motion. */
  readonly arriving?: boolean;
}

/** The drawing of a gift. It is decorative: the label is next to it. */
export function GiftArt({ gift, arriving = false }: Props) {
  return (
    <span className="gift-art">
      <img
        src={files[`./art/${gift}.svg`]}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        decoding="async"
        className={cx(arriving && `arrives-${gift}`)}
      />
    </span>
  );
}
