import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Checkbox, Icon, type IconName, PageLink } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useMade } from '../state/use-made.ts';

interface Props {
  readonly about: Case;
  readonly also: readonly string[];
  readonly onAlso: ((numbers: readonly string[]) => void) | null;
  readonly toCase: (number: string) => string;
}

type By = Case['links'][number]['by'][number];
const icons = { device: 'device-mobile', payment: 'credit-card', iban: 'bank', photo: 'image' } as const satisfies Record<By, IconName>;

/** Accounts that share a device, means of payment or a photo, and what became of them. Those with an open case can be decided along. */
export function Links({ about: { links }, also, onAlso, toCase }: Props) {
  const t = useTranslations('office.cases');
  const dateText = useDateFormat();
  const made = useMade();
  return (
    <section aria-labelledby="links">
      <h2 id="links" className="sec">
        {t('links')} <small>{t('linksSmall')}</small>
      </h2>
      {links.length === 0 ? (
        <p className="soft mt-1">{t('noLinks')}</p>
      ) : (
        <table className="t fold bare mt-0.5">
          <thead>
            <tr>
              <th scope="col">{t('account')}</th>
              <th scope="col">{t('shared')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col" className="r">
                {t('was')}
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ member, by, state, decision, open_case }) => (
              <tr key={member.id}>
                <th scope="row" className="m1 what">
                  {open_case !== null && onAlso !== null ? (
                    <Checkbox
                      checked={also.includes(open_case)}
                      onChange={(event) =>
                        onAlso(event.target.checked ? [...also, open_case] : also.filter((number) => number !== open_case))
                      }
                      aria-label={t('alsoNamed', { name: member.name })}
                      label={nameOf(member)}
                    />
                  ) : (
                    nameOf(member)
                  )}
                </th>
                <td className="m3">
                  <span className="lk">
                    {by.map((one) => (
                      <span key={one} className="kind">
                        <Icon name={icons[one]} />
                        {t(`linkBy.${one}`)}
                      </span>
                    ))}
                  </span>
                </td>
                <td className="m2">{t(`states.${state}`)}</td>
                <td className="m4 r soft">
                  {open_case !== null ? (
                    <PageLink className="link" to={toCase(open_case)}>
                      {t('openCase', { number: open_case })}
                    </PageLink>
                  ) : decision === null ? (
                    t('nothingThere')
                  ) : (
                    `${made(decision)}, ${dateText(new Date(decision.at), { day: 'numeric', month: 'short' })}`
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const nameOf = ({ name, age }: { readonly name: string; readonly age: number | null }) => (age === null ? name : `${name}, ${age}`);
