import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import type { Profile } from '../contract/member.ts';
import { paragraphsOf } from './about-lines.ts';
import { LikePartButton } from './like-part-button.tsx';

/** Up to here a paragraph is a sentence to be quoted, characters. */
const quotable = 90;

/** What they say of themselves; each paragraph can be liked, or one sentence of it. */
export function ProfileWords({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('members.profile');
  const paragraphs = paragraphsOf(profile.about);
  if (paragraphs.length === 0) return null;
  return (
    <section className="words">
      <h2 className="sr">{t('about', { name: profile.name })}</h2>
      {paragraphs.map((words, place) => (
        // Somebody may say the same twice.
        <blockquote key={place} className="say-card">
          <p className={cx('text-pretty wrap-anywhere', words.text.length <= quotable ? 'h22' : 't18')}>{words.text}</p>
          {!profile.own && <LikePartButton member={profile} of={{ words }} look="leaf" />}
        </blockquote>
      ))}
    </section>
  );
}
