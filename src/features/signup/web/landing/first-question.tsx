import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink, ChipLink } from '#platform/web/ui/index.ts';
import { genders } from '#features/account/contract/genders.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { SignupLink } from '#features/account/web/index.ts';
import { trackingIn, useSettings } from '#features/site/web/index.ts';
import { chosenGenders } from './chosen-genders.ts';

/**
 * The first question of the signup on the index page. The answer is in the address, so that it can be given without script, and goes along
 * into the signup.
 */
export function FirstQuestion() {
  const t = useTranslations('signup');
  const { logged_out_search } = useSettings();
  const [search] = useSearchParams();
  const chosen = chosenGenders(search);
  const labels: Record<Gender, string> = {
    woman: t('searchGender.woman'),
    man: t('searchGender.man'),
    non_binary: t('index.nonBinary'),
  };
  return (
    <div className="ask">
      <nav aria-labelledby="whom">
        <h2 id="whom" className="label">
          {t('index.question')}
        </h2>
        <ul>
          {genders.map((gender) => {
            const on = chosen.includes(gender);
            return (
              <li key={gender}>
                <ChipLink
                  to={addressOf(search, on ? chosen.filter((one) => one !== gender) : [...chosen, gender])}
                  on={on}
                  icon={on ? 'check' : undefined}
                  className="pick"
                  replace
                  preventScrollReset
                >
                  {labels[gender]}
                </ChipLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="go">
        <SignupLink kind="primary" size="tall" search={answersIn(search, chosen)}>
          {t('opener.signup')}
        </SignupLink>
        {logged_out_search !== 'none' && (
          <ButtonLink kind="plain" to="/members">
            {t('index.lookAround')}
          </ButtonLink>
        )}
      </div>
      <p className="text-s soft">{t('index.free')}</p>
    </div>
  );
}

/** Whatever else is in the address stays. */
function addressOf(search: URLSearchParams, genders: readonly Gender[]): string {
  const others = [...search].filter(([name]) => name !== 'search_gender');
  return `?${new URLSearchParams([...others, ...genders.map((gender) => ['search_gender', gender])]).toString()}`;
}

function answersIn(search: URLSearchParams, genders: readonly Gender[]): string {
  const tracking = Object.entries(trackingIn(search) ?? {});
  const query = new URLSearchParams([...genders.map((gender) => ['search_gender', gender]), ...tracking]).toString();
  return query && `?${query}`;
}
