import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, LogoMark } from '#platform/web/ui/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { MemberPhoto } from '#features/members/web/index.ts';

interface Props {
  readonly name: string;
  /** Picked for today; empty where nobody fits. */
  readonly people: readonly Member[];
}

/** Nothing waited: people instead of an empty page. */
export function Joined({ name, people }: Props) {
  const t = useTranslations('account.activate');
  const today = useTranslations('daily-picks');
  const title = t('joinedTitle', { name });
  return (
    <section className="wrap arrived">
      <PageTitle text={title} />
      <LogoMark className="w-[72px]" />
      <h1 className="title-xl wrap-anywhere">{title}</h1>
      <p className="text-l soft text-pretty">{people.length === 0 ? t('doneText') : t('joinedText', { n: people.length })}</p>
      {people.length > 0 && (
        <ul className="joined-people">
          {people.map((person) => (
            <li key={person.id}>
              <Link to={`/members/${person.id}`}>
                <MemberPhoto image={person.main_image} sizes="(width >= 768px) 160px, 30vw" alt="" position="50% 22%" />
                <span className="title-s">
                  <bdi>{person.name}</bdi>, {person.age}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink kind="primary" size="tall" wide to="/members">
        {people.length === 0 ? t('discover') : today('title')}
      </ButtonLink>
    </section>
  );
}
