import { useTranslations } from 'use-intl';
import type { DefaultSearch } from '#features/site/contract/niches.ts';
import { useSettings } from '#features/site/web/index.ts';
import manLeft from '../art/heart-man-left.webp?url&no-inline';
import manRight from '../art/heart-man-right.webp?url&no-inline';
import olderLeft from '../art/heart-older-left.webp?url&no-inline';
import olderRight from '../art/heart-older-right.webp?url&no-inline';
import womanLeft from '../art/heart-woman-left.webp?url&no-inline';
import womanRight from '../art/heart-woman-right.webp?url&no-inline';

const leftLeaf = 'M240 446C118 388 10 292 10 158 10 70 66 10 136 10c78 0 138 66 144 162 6 96-10 188-40 274Z';
const rightLeaf = 'M240 446C362 388 470 292 470 158 470 70 414 10 344 10c-78 0-138 66-144 162-6 96 10 188 40 274Z';

/** People like those whom the site's niche brings together. */
function pairFor({ gender, min_age }: DefaultSearch): readonly [left: string, right: string] {
  if (min_age !== undefined) return [olderLeft, olderRight];
  if (gender?.length === 1) return gender[0] === 'man' ? [manLeft, manRight] : [womanLeft, womanRight];
  return [womanLeft, manRight];
}

/** Two leaf-shaped portraits that overlap to form a heart, and that they are no members. */
export function HeartPortraits() {
  const t = useTranslations('signup.index');
  const [left, right] = pairFor(useSettings().default_search);
  return (
    <figure className="art pair">
      <svg viewBox="0 0 480 456" width="480" height="456" role="img" aria-label={t('heart')}>
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
      <figcaption className="text-s soft">{t('drawnPair')}</figcaption>
    </figure>
  );
}
