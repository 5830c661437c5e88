/** A sheet on which nothing is written yet. */
export const EmptyReceipt = () => (
  <svg className="art" viewBox="0 0 132 110" aria-hidden="true">
    <path d="M80 8H40a14 14 0 0 0-14 14v76l10-7 10 7 10-7 10 7 10-7 10 7 10-7V22A14 14 0 0 0 80 8Z" fill="var(--bubble-them)" />
    <path d="M42 32h36M42 48h36M42 64h20" fill="none" stroke="var(--control)" strokeWidth="2" strokeDasharray="5 6" strokeLinecap="round" />
  </svg>
);
