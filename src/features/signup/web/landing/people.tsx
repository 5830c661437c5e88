import './people.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { PageLink } from '#platform/web/ui/index.ts';
import { MemberPhoto, shownToVisitorsQuery } from '#features/members/web/index.ts';
import { chosenGenders } from './chosen-genders.ts';
import { HeartPortraits } from './heart-portraits.tsx';

/** Three members who let visitors see them; where fewer do, a drawn pair. */
export function People() {
  const t = useTranslations('signup.message');
  const [search] = useSearchParams();
  const { data: members = [] } = useQuery(shownToVisitorsQuery(useApi(), chosenGenders(search)));
  if (members.length < 3) return <HeartPortraits />;
  return (
    <ul className="art people">
      {members.map(({ id, name, age, town, main_image }, n) => (
        <li key={id}>
          <PageLink to={`/members/${id}`}>
            <MemberPhoto
              image={main_image}
              alt=""
              sizes={n === 0 ? '(width >= 992px) 32vw, (width >= 768px) 31vw, 55vw' : '(width >= 992px) 22vw, (width >= 768px) 31vw, 36vw'}
              position="50% 36%"
              mirror={n === 1}
              priority
            />
            <span className="name">{t('who', { name, age })}</span>
          </PageLink>
          {town !== null && <p className="text-s soft">{town}</p>}
        </li>
      ))}
    </ul>
  );
}
