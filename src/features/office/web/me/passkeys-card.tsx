import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button } from '#platform/web/ui/index.ts';
import { useSupportsPasskeys } from '#features/account/web/index.ts';
import { makePasskey } from '#features/login-security/web/index.ts';
import { addPasskey, removePasskey, startPasskey } from '#features/staff/contract/calls.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { useOffice } from '../kit/office-context.ts';
import { useAct, useKeepMe } from '../kit/use-act.ts';
import { useWhen } from '../kit/use-when.ts';
import { Card } from './card.tsx';

/** One's own passkeys: add and remove. */
export function PasskeysCard() {
  const t = useTranslations('office.passkeys');
  const { me, about } = useOffice();
  const keep = useKeepMe();
  const when = useWhen();
  const dateText = useDateFormat();
  const isSupported = useSupportsPasskeys();
  const add = useAct(
    async (api, name: string) => {
      const asked = await api(startPasskey, { query: about });
      const made = await makePasskey(asked).catch(() => {
        throw new ApiError(400, 'passkey_refused');
      });
      return api(addPasskey, { query: about, body: { token: asked.token, ...made, name } });
    },
    (now) => {
      keep(now);
      return t('added');
    },
  );
  const remove = useAct(
    (api, id: number) => api(removePasskey, { query: about, body: { id } }),
    (now) => {
      keep(now);
      return t('removed');
    },
  );
  return (
    <Card title={t('title')} lead={t('lead')}>
      {me.passkeys.length > 0 && (
        <ul className="lines">
          {me.passkeys.map(({ id, name, here, used_at, created_at }) => (
            <li key={id}>
              <OfficeIcon name="fingerprint" />
              <div>
                <b>{name}</b>
                <p className="text-s soft num">
                  {!here
                    ? t('elsewhere')
                    : used_at === null
                      ? t('made', { date: dateText(new Date(created_at), { dateStyle: 'medium' }) })
                      : t('used', { when: when(used_at) })}
                </p>
              </div>
              <Button
                className="tiny"
                disabled={remove.isPending}
                aria-label={t('removeNamed', { name })}
                onClick={() => remove.mutate(id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isSupported ? (
        <Button
          size="small"
          icon="plus"
          kind={me.verified ? 'quiet' : 'primary'}
          loading={add.isPending}
          onClick={() => add.mutate(t('defaultName', { n: me.passkeys.length + 1 }))}
        >
          {t('add')}
        </Button>
      ) : (
        <p className="soft">{t('unsupported')}</p>
      )}
    </Card>
  );
}
