import { useTranslations } from 'use-intl';
import { cx, Icon } from '#platform/web/ui/index.ts';
import type { Person } from '#features/staff/contract/schemas.ts';
import { Initials } from '../kit/initials.tsx';
import { useKey } from '../kit/keys/use-keys.tsx';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { useWhen } from '../kit/use-when.ts';
import { heldRoles } from './grants.ts';

interface Props {
  readonly people: readonly Person[];
  /** The person whose panel is open. */
  readonly open: number | null;
  readonly onOpen: (id: number) => void;
}

export function PeopleTable({ people, open, onOpen }: Props) {
  const t = useTranslations('office.people');
  const roles = useTranslations('office.roles');
  const when = useWhen();
  const step = (by: number) => {
    const at = people.findIndex(({ id }) => id === open);
    const next = people[Math.min(Math.max(at + by, 0), people.length - 1)];
    if (next) onOpen(next.id);
  };
  useKey('next', () => step(1));
  useKey('previous', () => step(-1));
  return (
    <div className="box">
      <table className="t fold">
        <caption className="sr">{t('what')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col">{t('keys')}</th>
            <th scope="col" className="r">
              {t('last')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const { id, name, email, state, roles: grants, used_at, invited_until } = person;
            return (
              <tr key={id} className={cx(id === open && 'on')}>
                <th scope="row" className="m1">
                  <span className="kind">
                    <Initials name={name} size={24} ghost={state !== 'active'} />
                    <button type="button" className="what link-plain" aria-pressed={id === open} onClick={() => onOpen(id)}>
                      {name || email}
                    </button>
                  </span>
                </th>
                <td className="m3">
                  {heldRoles(grants)
                    .map((role) => roles(role))
                    .join(', ') || t('noRole')}
                </td>
                <td className="m2">
                  <KeyState person={person} />
                </td>
                <td className="m4 r soft">
                  {state === 'invited' && invited_until !== null
                    ? t('linkUntil', { when: when(invited_until) })
                    : used_at === null
                      ? '–'
                      : when(used_at)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How the person gets in: by passkey, by code alone, or not yet. */
export function KeyState({ person }: { readonly person: Pick<Person, 'state' | 'passkeys' | 'has_totp'> }) {
  const t = useTranslations('office.people');
  const { state, passkeys, has_totp } = person;
  if (state === 'ended')
    return (
      <span className="kind soft">
        <Icon name="prohibit" />
        {t('ended')}
      </span>
    );
  if (state === 'invited')
    return (
      <span className="kind soft">
        <Icon name="envelope-simple" />
        {t('invited')}
      </span>
    );
  if (passkeys > 0)
    return (
      <span className="kind good">
        <OfficeIcon name="fingerprint" />
        {t('passkeys', { n: passkeys })}
      </span>
    );
  return (
    <span className="kind late">
      <Icon name="warning-circle-fill" />
      {t(has_totp ? 'onlyCode' : 'noKey')}
    </span>
  );
}
