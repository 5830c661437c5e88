import { useTranslations } from 'use-intl';
import { Button, Icon, Pill } from '#platform/web/ui/index.ts';
import { endSession } from '#features/staff/contract/calls.ts';
import type { StaffSession } from '#features/staff/contract/schemas.ts';
import { useOffice } from '../kit/office-context.ts';
import { useAct } from '../kit/use-act.ts';
import { useWhen } from '../kit/use-when.ts';
import { deviceOf } from './device-of.ts';

interface Props {
  readonly sessions: readonly StaffSession[];
  readonly onEnded: () => void;
}

/** Sessions with device, place and last use; each but the one of this page can be ended. */
export function SessionLines({ sessions, onEnded }: Props) {
  const t = useTranslations('office.sessions');
  const when = useWhen();
  const { about } = useOffice();
  const end = useAct(
    (api, id: number) => api(endSession, { query: about, body: { id } }),
    () => {
      onEnded();
      return t('ended');
    },
  );
  return (
    <ul className="lines">
      {sessions.map(({ id, current, user_agent, country, used_at, ends_at }) => {
        const device = deviceOf(user_agent) ?? t('unknown');
        return (
          <li key={id}>
            <Icon name="device-mobile" />
            <div>
              <span className="row">
                <b>{device}</b>
                {current && <Pill kind="ok">{t('this')}</Pill>}
              </span>
              <p className="text-s soft num">
                {[country, t('used', { when: when(used_at) }), t('ends', { when: when(ends_at) })].filter(Boolean).join(' · ')}
              </p>
            </div>
            {!current && (
              <Button className="tiny" disabled={end.isPending} aria-label={t('endNamed', { device })} onClick={() => end.mutate(id)}>
                {t('end')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
