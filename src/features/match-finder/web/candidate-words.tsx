import { useTranslations } from 'use-intl';
import { ButtonLink, Icon, Tag } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { useCameFrom, useFitText } from '#features/members/web/index.ts';
import type { Candidate } from './queries.ts';

/** Why the two fit, and what they say of themselves. */
export function CandidateWords({ profile, fit }: Candidate) {
  const t = useTranslations('match-finder');
  const cameFrom = useCameFrom(null);
  return (
    <>
      <Reasons profile={profile} fit={fit} />
      {profile.about !== '' && (
        <section>
          <h3 className="sr">{t('about', { name: profile.name })}</h3>
          <p className="about t18">{profile.about}</p>
        </section>
      )}
      <Interests profile={profile} />
      <p>
        <ButtonLink kind="plain" size="small" icon="user" className="-ml-4" to={`/members/${profile.id}`} state={cameFrom}>
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

/** What both like stands first and in colour. */
function Interests({ profile: { interests, shared_interests } }: { readonly profile: Profile }) {
  const t = useTranslations();
  if (interests.length === 0) return null;
  const others = interests.filter((interest) => !shared_interests.includes(interest));
  return (
    <section>
      <h3 className="h22">{t('match-finder.interests')}</h3>
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
