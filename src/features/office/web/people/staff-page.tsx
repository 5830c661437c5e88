import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Icon } from '#platform/web/ui/index.ts';
import type { Person } from '#features/staff/contract/schemas.ts';
import { Loaded } from '../kit/loaded.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { PageHead } from '../kit/page-head.tsx';
import { staffQuery } from '../kit/queries.ts';
import { InviteForm } from './invite-form.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonPanel } from './person-panel.tsx';

/** The people of the site, their keys and rights. Who is open stands in the address. */
export function Component() {
  const t = useTranslations('office.people');
  const api = useApi();
  const asks = useAsks();
  const { about, may } = useOffice();
  const query = useQuery(staffQuery({ api, asks }, about));
  const [search, setSearch] = useSearchParams();
  const people = query.data?.staff ?? [];
  const counts = {
    people: people.filter(({ state }) => state === 'active').length,
    invited: people.filter(({ state }) => state === 'invited').length,
  };
  const openId = Number(search.get('person'));
  const found = people.find(({ id }) => id === openId) ?? people.find(({ me }) => me) ?? people[0];
  const show = (id: number) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('person', String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHead title={query.data ? t('title', counts) : t('name')} name={t('name')} lead={t('lead')} />
      <Loaded query={query} what={t('what')}>
        {({ staff, owners }) => (
          <>
            {owners < 2 && <OneOwner />}
            <div className="staff2">
              <div className="stack">
                <PeopleTable people={staff} open={found?.id ?? null} onOpen={show} />
                {may('staff.change') && <InviteForm onInvited={(person: Person | null) => person !== null && show(person.id)} />}
              </div>
              {found && <PersonPanel key={found.id} person={found} />}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

/** What needs two persons cannot be done until there is a second owner. */
function OneOwner() {
  const t = useTranslations('office.people');
  return (
    <div className="note with-icon caution">
      <Icon name="users" />
      <p>
        <b>{t('oneOwner')}</b> {t('oneOwnerLead')}
      </p>
    </div>
  );
}
