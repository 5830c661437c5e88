import { useFormatter } from 'use-intl';

export interface Column {
  readonly name: string;
  readonly value: number;
  /** Its time is not over: hatched. */
  readonly running?: boolean;
}

interface Props {
  /** For screen readers, which read the numbers from a table. */
  readonly title: string;
  readonly nameHead: string;
  readonly valueHead: string;
  readonly columns: readonly Column[];
}

const [width, height, left, foot, head] = [560, 190, 40, 26, 22];

/** The top of the axis: the next number that its half divides, so that the axis needs no fractions. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  return Math.ceil(most / (2 * step)) * 2 * step;
}

/** Columns whose numbers stand above them, with an axis of three lines. */
export function Columns({ title, nameHead, valueHead, columns }: Props) {
  const format = useFormatter();
  const top = topOf(columns.map(({ value }) => value));
  const room = height - foot - head;
  const y = (value: number) => head + room * (1 - value / top);
  const step = (width - left) / columns.length;
  const wide = Math.min(34, step * 0.6);
  return (
    <div className="chart-scroll">
      <svg className="chart" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <defs>
          <pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" className="hatch" />
          </pattern>
        </defs>
        {[0, top / 2, top].map((line) => (
          <g key={line}>
            <path d={`M${left} ${y(line)}H${width}`} className={line === 0 ? 'axis' : 'grid-line'} />
            <text x={left - 8} y={y(line) + 4} textAnchor="end" className="soft">
              {format.number(line)}
            </text>
          </g>
        ))}
        {columns.map(({ name, value, running }, n) => {
          const middle = left + step * (n + 0.5);
          return (
            <g key={name}>
              {value > 0 && (
                <path d={leaf(middle - wide / 2, y(value), wide, y(0) - y(value))} className={running ? 'running' : 'counted'} />
              )}
              <text x={middle} y={y(value) - 6} textAnchor="middle" className="figure">
                {format.number(value)}
              </text>
              <text x={middle} y={height - 6} textAnchor="middle" className="soft">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            <th scope="col">{valueHead}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format.number(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column with two round corners at its top. */
function leaf(x: number, y: number, wide: number, high: number): string {
  const r = Math.min(5, high, wide / 2);
  return `M${x} ${y + high}V${y + r}q0 ${-r} ${r} ${-r}H${x + wide - r}q${r} 0 ${r} ${r}V${y + high}Z`;
}
