/** The last card, and the place of the next. */
export const EmptyDeck = () => (
  <svg className="art" viewBox="0 0 132 110" aria-hidden="true">
    <g transform="rotate(7 80 60)">
      <path
        d="M62 16h34a14 14 0 0 1 14 14v58a4 4 0 0 1-4 4H62a14 14 0 0 1-14-14V30a14 14 0 0 1 14-14Z"
        fill="none"
        stroke="var(--control)"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
    </g>
    <g transform="rotate(-9 46 60)">
      <path d="M62 18H30a14 14 0 0 0-14 14v58a4 4 0 0 0 4 4h42a14 14 0 0 0 14-14V32a14 14 0 0 0-14-14Z" fill="var(--bubble-them)" />
      <path d="M34 60 46 48l12 12" fill="none" stroke="var(--control)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  </svg>
);
