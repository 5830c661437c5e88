import './gift-art.css';
import { cx } from '#platform/web/ui/index.ts';
import type { Gift } from '../../contract/gifts.ts';

const files = import.meta.glob<string>('./art/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

interface Props {
  readonly gift: Gift;
  /** Moves once, each gift in its own way; still where less motion is wanted. */
  readonly arriving?: boolean;
}

/** The drawing of a gift; what it is stands beside it. */
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
