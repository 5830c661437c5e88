import { useTranslations } from 'use-intl';
import { ButtonLink, Icon, Tag } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { useListOrigin, useFitText } from '#features/members/web/index.ts';
import type { Candidate } from './queries.ts';

/** Reasons for the match, about text and interests. */
export function CandidateDetails({ profile, fit }: Candidate) {
  const t = useTranslations('match-finder');
  const listOrigin = useListOrigin(null);
  return (
    <>
      <Reasons profile={profile} fit={fit} />
      {profile.about !== '' && (
        <section>
          <h3 className="sr">{t('about', { name: profile.name })}</h3>
          <p className="about text-l" dir="auto">
            {profile.about}
          </p>
        </section>
      )}
      <Interests profile={profile} />
      <p>
        <ButtonLink kind="plain" size="small" icon="user" className="-ml-4" to={`/members/${profile.id}`} state={listOrigin}>
          {t('act.profile')}
        </ButtonLink>
      </p>
    </>
  );
}

function Reasons({ profile, fit }: Candidate) {
  const t = useTranslations();
  const textOf = useFitText();
  const { name, likes_me } = profile;
  const reasons = fit.flatMap((one) => textOf(one, profile) ?? []);
  if (likes_me) reasons.unshift({ icon: 'heart', text: t('members.profile.fitLikes', { name }) });
  return (
    <section className="reasons">
      <h3>
        <b>{t('match-finder.fit')}</b>
      </h3>
      {reasons.length === 0 ? (
        <p className="mt-2">{t('match-finder.noFit')}</p>
      ) : (
        <ul>
          {reasons.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shared interests come first and are coloured. */
function Interests({ profile: { interests, shared_interests } }: { readonly profile: Profile }) {
  const t = useTranslations();
  if (interests.length === 0) return null;
  const others = interests.filter((interest) => !shared_interests.includes(interest));
  return (
    <section>
      <h3 className="title-s">{t('match-finder.interests')}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {[...shared_interests, ...others].map((interest) => {
          const shared = shared_interests.includes(interest);
          return (
            <li key={interest}>
              <Tag icon={`interest-${interest}`} shared={shared}>
                {t(`members.interest.${interest}`)}
                {shared && <span className="sr">, {t('match-finder.shared')}</span>}
              </Tag>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
