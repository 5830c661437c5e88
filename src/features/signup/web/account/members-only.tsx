import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, Logo } from '#platform/web/ui/index.ts';
import { loginPath } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { Ending } from '../frame/ending.tsx';
import { SignupCard } from '../frame/signup-card.tsx';

interface Props {
  /** The member whose page was asked for, to whom the login leads. */
  readonly id: number;
}

/** In place of a member whom visitors do not see. It is the same for whoever hides, left or never existed. */
export function MembersOnly({ id }: Props) {
  const t = useTranslations('signup.membersOnly');
  const form = useTranslations('signup.form');
  const nav = useTranslations('app.nav');
  const { accepts_signup, logged_out_search, name: site } = useSettings();
  return (
    <SignupCard>
      <PageTitle text={t('title')} />
      <Ending
        icon="lock-simple"
        title={t('title')}
        header={
          <Link className="members-only-home" to="/" aria-label={nav('home', { site })}>
            <Logo name={site} />
          </Link>
        }
      >
        <p className="soft">{t('text')}</p>
        <div className="actions">
          {accepts_signup && (
            <ButtonLink kind="primary" to="/signup">
              {nav('join')}
            </ButtonLink>
          )}
          <ButtonLink kind={accepts_signup ? 'quiet' : 'primary'} to={loginPath(`/members/${id}`)}>
            {form('login')}
          </ButtonLink>
          {logged_out_search !== 'none' && (
            <ButtonLink kind="plain" to="/members">
              {nav('search')}
            </ButtonLink>
          )}
        </div>
      </Ending>
    </SignupCard>
  );
}
