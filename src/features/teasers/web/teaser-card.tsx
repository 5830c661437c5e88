import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Teaser } from '../contract/teaser.ts';

interface Props {
  readonly teaser: Teaser;
}

/** Labelled as an ad with its advertiser and as an external link. The target gets no referrer. */
export function TeaserCard({ teaser: { advertiser, language, title, text, url, image } }: Props) {
  const t = useTranslations('teasers');
  const id = useId();
  return (
    <article className="teaser">
      {image && <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" decoding="async" />}
      <div>
        <p className="label" id={`${id}label`}>
          {t('label', { advertiser })}
        </p>
        <h3 lang={language}>
          <a
            href={url}
            target="_blank"
            rel="sponsored nofollow noopener noreferrer"
            referrerPolicy="no-referrer"
            aria-describedby={`${id}label ${id}leaves`}
          >
            {title}
          </a>
        </h3>
        <p lang={language}>{text}</p>
        <p className="external" id={`${id}leaves`}>
          <Icon name="arrow-square-out" />
          <span>{t('leaves', { host: new URL(url).host })}</span>
        </p>
      </div>
    </article>
  );
}
