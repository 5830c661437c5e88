/** A heart, and one that is still to come. */
export const EmptyHearts = () => (
  <svg className="art" viewBox="0 0 132 110" aria-hidden="true">
    <path d="M46 12H20A14 14 0 0 0 6 26v44a4 4 0 0 0 4 4h36a14 14 0 0 0 14-14V26a14 14 0 0 0-14-14Z" fill="var(--bubble-them)" />
    <path d="M33 57 20.5 44.5a8.8 8.8 0 0 1 12.5-12.4 8.8 8.8 0 0 1 12.5 12.4Z" fill="var(--primary)" />
    <path
      d="M99 88 79 68a14 14 0 0 1 20-19.6A14 14 0 0 1 119 68Z"
      fill="none"
      stroke="var(--control)"
      strokeWidth="2"
      strokeDasharray="5 6"
    />
  </svg>
);
