interface Props {
  /** From zero to one. */
  readonly part: number;
  /** Where it begins, from zero to one. */
  readonly from?: number;
  readonly kind: 'counted' | 'part' | 'money' | 'gain' | 'taken';
}

/** A bar whose number stands beside it. */
export const Bar = ({ part, from = 0, kind }: Props) => (
  <svg className="chart-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    {part > 0 && <rect x={from * 100} width={Math.max(part * 100, 0.6)} height="10" className={kind} />}
  </svg>
);
