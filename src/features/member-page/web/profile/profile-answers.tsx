import './profile-answers.css';
import { useTranslations } from 'use-intl';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import { LikePartButton } from '#features/likes/web/index.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';

interface Props {
  readonly profile: Profile;
}

/** The member's prompt answers, in large type, with the further photos between them; on phones the remaining photos follow. */
export function ProfileAnswers({ profile }: Props) {
  const t = useTranslations('member-page');
  const { answers, name } = profile;
  // The first photo opens the page; locked ones are mentioned below it.
  const photos = profile.photos.slice(1).filter(({ locked }) => !locked);
  const others = photos.slice(answers.length);
  return (
    <>
      {answers.length > 0 && (
        <section className="answers">
          <h2 className="sr">{t('answers', { name })}</h2>
          {answers.map((answer, place) => {
            const photo = photos[place];
            return [
              <SaidAnswer key={answer.prompt} profile={profile} answer={answer} />,
              photo && <FurtherPhoto key={photo.id} profile={profile} photo={photo} />,
            ];
          })}
        </section>
      )}
      {others.length > 0 && (
        <div className="answers others">
          {others.map((photo) => (
            <FurtherPhoto key={photo.id} profile={profile} photo={photo} />
          ))}
        </div>
      )}
    </>
  );
}

function FurtherPhoto({ profile, photo }: Props & { readonly photo: ProfileImage }) {
  const t = useTranslations('member-page');
  const { photos, name, own } = profile;
  const alt = photo.caption || t('photo', { name, at: photos.indexOf(photo) + 1, n: photos.length });
  return (
    <figure className="between">
      <MemberPhoto image={photo} sizes="(width >= 768px) 50vw, 100vw" alt={alt} position="50% 20%" />
      {!own && <LikePartButton member={profile} of={{ photo }} variant="leaf" />}
      {photo.caption !== '' && (
        <figcaption className="wrap-anywhere" dir="auto">
          {photo.caption}
        </figcaption>
      )}
    </figure>
  );
}

function SaidAnswer({ profile, answer }: Props & { readonly answer: Answer }) {
  const prompt = useTranslations('prompts.prompt');
  return (
    <blockquote className="answer-card">
      <p className="text-m soft">{prompt(answer.prompt)}</p>
      <p className="title-m said text-pretty wrap-anywhere" dir="auto">
        {answer.answer}
      </p>
      {!profile.own && <LikePartButton member={profile} of={{ answer }} variant="leaf" />}
    </blockquote>
  );
}
