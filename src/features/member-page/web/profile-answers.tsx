import './profile-answers.css';
import { useTranslations } from 'use-intl';
import type { Profile } from '#features/members/contract/member.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import { LikePartButton } from '#features/likes/web/index.ts';
import type { Answer } from '#features/prompts/contract/prompts.ts';

/** What the member says to the prompts, in large type, with the further photos between the answers. */
export function ProfileAnswers({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('member-page');
  const { answers, name } = profile;
  // The first photo opens the page; locked ones are told of below it.
  const photos = profile.photos.slice(1).filter(({ locked }) => !locked);
  if (answers.length === 0) return null;
  return (
    <section className="answers">
      <h2 className="sr">{t('answers', { name })}</h2>
      {answers.map((answer, place) => {
        const photo = photos[place];
        return [
          <SaidAnswer key={answer.prompt} profile={profile} answer={answer} />,
          photo && (
            <figure key={photo.id} className="between">
              <MemberPhoto image={photo} sizes="(width >= 768px) 50vw, 100vw" alt={photo.caption} position="50% 20%" />
              {!profile.own && <LikePartButton member={profile} of={{ photo }} variant="leaf" />}
              {photo.caption !== '' && <figcaption className="wrap-anywhere">{photo.caption}</figcaption>}
            </figure>
          ),
        ];
      })}
    </section>
  );
}

function SaidAnswer({ profile, answer }: { readonly profile: Profile; readonly answer: Answer }) {
  const prompt = useTranslations('prompts.prompt');
  return (
    <blockquote className="answer-card">
      <p className="t15 soft">{prompt(answer.prompt)}</p>
      <p className="h28 text-pretty wrap-anywhere">{answer.answer}</p>
      {!profile.own && <LikePartButton member={profile} of={{ answer }} variant="leaf" />}
    </blockquote>
  );
}
