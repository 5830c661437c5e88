import left from './art/heart-left.webp?url&no-inline';
import right from './art/heart-right.webp?url&no-inline';

const leftLeaf = 'M240 446C118 388 10 292 10 158 10 70 66 10 136 10c78 0 138 66 144 162 6 96-10 188-40 274Z';
const rightLeaf = 'M240 446C362 388 470 292 470 158 470 70 414 10 344 10c-78 0-138 66-144 162-6 96 10 188 40 274Z';

/** Two leaf-shaped portraits that overlap to form a heart. */
export function HeartPortraits({ label }: { readonly label: string }) {
  return (
    <svg className="heart" viewBox="0 0 480 456" width="480" height="456" role="img" aria-label={label}>
      <clipPath id="landing-left">
        <path d={leftLeaf} />
      </clipPath>
      <clipPath id="landing-right">
        <path d={rightLeaf} />
      </clipPath>
      <g clipPath="url(#landing-right)">
        <image href={right} x="198" y="8" width="274" height="438" preserveAspectRatio="xMidYMid slice" />
      </g>
      <g clipPath="url(#landing-left)">
        <image href={left} x="8" y="8" width="274" height="438" preserveAspectRatio="xMidYMid slice" />
      </g>
      <g clipPath="url(#landing-left)">
        <path className="mark-c" clipPath="url(#landing-right)" d="M0 0H480V456H0Z" />
      </g>
    </svg>
  );
}
