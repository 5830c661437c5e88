import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { cx } from '#platform/web/ui/index.ts';
import { useExactDistance } from '#features/members/web/index.ts';
import type { getMap } from '../../../contract/endpoints.ts';

interface Props {
  readonly map: ReplyOf<typeof getMap>;
  readonly selected: number;
  readonly onSelect: (area: number) => void;
}

const size = 20;
/** A square with three round corners and a tight one, to either side by turns. */
const leafAt = (x: number, y: number): string =>
  (x + y) % 2 === 0
    ? `M${x * size + 7.8} ${y * size + 0.8}h4.4q7 0 7 7v4.4q0 7-7 7h-9.8q-1.6 0-1.6-1.6v-9.8q0-7 7-7z`
    : `M${x * size + 7.8} ${y * size + 0.8}h4.4q7 0 7 7v9.8q0 1.6-1.6 1.6h-9.8q-7 0-7-7v-4.4q0-7 7-7z`;

const leavesOf = (cells: readonly number[]): string => cells.map((x, at) => (at % 2 === 0 ? leafAt(x, cells[at + 1] ?? 0) : '')).join('');

/** Screen readers get only the list, because the image has the same content and functions. */
export function LeafMap({ map: { width, height, km, areas }, selected, onSelect }: Props) {
  const t = useTranslations('landers.map');
  const { exact } = useExactDistance();
  const most = Math.max(1, ...areas.map(({ members }) => members));
  const shade = (members: number) => Math.min(4, 1 + Math.floor((members / most) * 4));
  return (
    <section className="land-map">
      <svg className="cells" viewBox={`0 0 ${width * size} ${height * size}`} aria-hidden="true">
        {areas.map(({ regions, members, cells }, at) => (
          <path
            key={regions[0]?.key}
            className={cx(`c${shade(members)}`, at === selected && 'on')}
            d={leavesOf(cells)}
            onClick={() => onSelect(at)}
          />
        ))}
      </svg>
      <p className="land-key">
        {t('fewer')}
        <svg className="cells" viewBox="0 0 80 20" aria-hidden="true">
          {[0, 1, 2, 3].map((x) => (
            <path key={x} className={`c${x + 1}`} d={leafAt(x, 0)} />
          ))}
        </svg>
        {t('more')} {t('field', { width: exact(km) })}
      </p>
    </section>
  );
}
