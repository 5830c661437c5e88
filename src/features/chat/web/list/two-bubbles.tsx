/** Something said, and an answer. */
export function TwoBubbles() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <path d="M8 12h44a20 20 0 0 1 20 20v14a20 20 0 0 1-20 20H13a5 5 0 0 1-5-5Z" fill="var(--bubble-them)" />
      <path d="M124 34H86a20 20 0 0 0-20 20v14a20 20 0 0 0 20 20h33a5 5 0 0 0 5-5Z" fill="var(--bubble-me)" />
    </svg>
  );
}
