import type { ReactElement } from 'react';

const frame = { className: 'art', viewBox: '0 0 132 110', 'aria-hidden': true } as const;
const dashed = { fill: 'none', stroke: 'var(--control)', strokeWidth: 2, strokeDasharray: '5 6' } as const;
const leaf = 'M46 12H20A14 14 0 0 0 6 26v44a4 4 0 0 0 4 4h36a14 14 0 0 0 14-14V26a14 14 0 0 0-14-14Z';
const otherLeaf = 'M86 34h26a14 14 0 0 1 14 14v44a4 4 0 0 1-4 4H86a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14Z';

/** Somebody, and a place beside them. */
export const EmptyPeople = (): ReactElement => (
  <svg {...frame}>
    <path d={leaf} fill="var(--bubble-them)" />
    <path d={otherLeaf} {...dashed} />
    <path d="M33 34c5 0 8 4 8 9s-3 9-8 9-8-4-8-9 3-9 8-9Zm-17 40c0-10 7-16 17-16s17 6 17 16Z" fill="var(--control)" />
  </svg>
);

/** A heart, and one that is still to come. */
export const EmptyHearts = (): ReactElement => (
  <svg {...frame}>
    <path d={leaf} fill="var(--bubble-them)" />
    <path d="M33 57 20.5 44.5a8.8 8.8 0 0 1 12.5-12.4 8.8 8.8 0 0 1 12.5 12.4Z" fill="var(--primary)" />
    <path d="M99 88 79 68a14 14 0 0 1 20-19.6A14 14 0 0 1 119 68Z" {...dashed} />
  </svg>
);

/** A lens over an empty place. */
export const EmptySearch = (): ReactElement => (
  <svg {...frame}>
    <path d={otherLeaf} {...dashed} />
    <circle cx="48" cy="46" r="32" fill="var(--bubble-them)" stroke="var(--control)" strokeWidth="5" />
    <path d="m71 69 19 20" fill="none" stroke="var(--control)" strokeWidth="9" strokeLinecap="round" />
  </svg>
);

/** The last card, and the place of the next. */
export const EmptyDeck = (): ReactElement => (
  <svg {...frame}>
    <g transform="rotate(7 80 60)">
      <path d="M62 16h34a14 14 0 0 1 14 14v58a4 4 0 0 1-4 4H62a14 14 0 0 1-14-14V30a14 14 0 0 1 14-14Z" {...dashed} />
    </g>
    <g transform="rotate(-9 46 60)">
      <path d="M62 18H30a14 14 0 0 0-14 14v58a4 4 0 0 0 4 4h42a14 14 0 0 0 14-14V32a14 14 0 0 0-14-14Z" fill="var(--bubble-them)" />
      <path d="M34 60 46 48l12 12" fill="none" stroke="var(--control)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  </svg>
);

/** A sheet on which nothing is written yet. */
export const EmptyReceipt = (): ReactElement => (
  <svg {...frame}>
    <path d="M80 8H40a14 14 0 0 0-14 14v76l10-7 10 7 10-7 10 7 10-7 10 7 10-7V22A14 14 0 0 0 80 8Z" fill="var(--bubble-them)" />
    <path d="M42 32h36M42 48h36M42 64h20" {...dashed} strokeLinecap="round" />
  </svg>
);
