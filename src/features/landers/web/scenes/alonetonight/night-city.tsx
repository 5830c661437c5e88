import { cx } from '#platform/web/ui/index.ts';
import { city, type House, houses, litPanes, ownPane, type Pane, panes } from './city.ts';

interface Props {
  /** Windows with light. */
  readonly lit: number;
  /** The visitor's window has light, too. */
  readonly own: boolean;
  readonly label: string;
}

const paneAt = ({ x, y }: Pane): string => `M${x.toFixed(1)} ${y + 5}q0-5 5-5h3q5 0 5 5v12q0 1-1 1h-11q-1 0-1-1z`;
const houseOf = ({ x, top, width, roof }: House): string =>
  `M${x} ${city.ground + 60}V${top}L${x + width / 2} ${top - roof}L${x + width} ${top}V${city.ground + 60}Z`;
const path = (parts: readonly string[]): string => parts.join('');

/** Drawn, and nothing in it moves but the visitor's own light. */
export function NightCity({ lit, own, label }: Props) {
  const bright = litPanes(lit);
  const at = panes[ownPane];
  return (
    <svg
      className={cx('night', own && 'on')}
      viewBox={`0 0 ${city.width} ${city.height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <rect width={city.width} height={city.height} className="night-sky" />
      <path className="night-hill" d="M0 220C120 172 210 198 330 212S560 246 780 180V620H0Z" />
      <path className="night-moon" d="M168 64a58 58 0 1 0 40 96 50 50 0 0 1-40-96Z" />
      <path
        className="night-star"
        d="M60 40h2v2h-2zM300 66h2v2h-2zM420 30h2v2h-2zM508 92h2v2h-2zM604 48h2v2h-2zM690 110h2v2h-2zM730 36h2v2h-2zM352 128h2v2h-2zM92 168h2v2h-2z"
      />
      <path className="night-back" d={path(houses.filter(({ back }) => back).map(houseOf))} />
      <path className="night-front" d={path(houses.filter(({ back }) => !back).map(houseOf))} />
      <path className="night-pane" d={path(panes.filter((_, index) => !bright.has(index)).map(paneAt))} />
      <path className="night-lit" d={path(panes.filter((_, index) => bright.has(index)).map(paneAt))} />
      {at !== undefined && <path className="night-own" d={paneAt(at)} />}
      {at !== undefined && <circle className="night-ring" cx={at.x + 6.5} cy={at.y + 9} r="20" />}
      <rect y={city.ground} width={city.width} height="60" className="night-sill" />
      <path className="night-cup" d="M92 500h74v40a22 22 0 0 1-22 22h-30a22 22 0 0 1-22-22ZM164 511h10a16 16 0 0 1 0 32h-10" />
      <path className="night-shade" d="M366 494 384 442h36l18 52Z" />
      <path className="night-foot" d="M372 562h60l-6-12h-21v-56h-6v56h-21Z" />
      <path className="night-pot" d="M664 518h72l-9 44h-54Z" />
      <path
        className="night-leaf"
        d="M700 520C690 486 664 476 644 478c2 24 24 42 56 42ZM700 520c-2-40 14-66 44-76 10 30-8 66-44 76ZM700 520c-14-24-16-52-2-78 18 22 20 52 2 78Z"
      />
    </svg>
  );
}
