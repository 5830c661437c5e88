import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { LikePartButton, paragraphsOf } from '#features/likes/web/index.ts';

/** Characters. Paragraphs up to this length are set in large type. */
const maxLargeLength = 90;

/** The about text; a paragraph, or one sentence of it, can be liked. */
export function ProfileAbout({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('member-page');
  const paragraphs = paragraphsOf(profile.about);
  if (paragraphs.length === 0) return null;
  return (
    <section className="words">
      <h2 className="sr">{t('about', { name: profile.name })}</h2>
      {paragraphs.map((paragraph, place) => (
        // Paragraphs may repeat, so the index is the key.
        <blockquote key={place} className="say-card">
          <p dir="auto" className={cx('text-pretty wrap-anywhere', paragraph.text.length <= maxLargeLength ? 'title-s' : 'text-l')}>
            {paragraph.text}
          </p>
          {!profile.own && <LikePartButton member={profile} of={{ paragraph }} variant="leaf" />}
        </blockquote>
      ))}
    </section>
  );
}
