import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Icon, Panel, Switch } from '#platform/web/ui/index.ts';
import { putPush } from '#features/push/contract/calls.ts';
import { pushQuery, usePushState, usePushSwitch } from '#features/push/web/index.ts';

/** Whether this browser gets pushes, and whether they show the text of a message. */
export function DevicePanel() {
  const t = useTranslations('notifications');
  const errorText = useErrorText('notifications');
  const { data: push } = useSuspenseQuery(pushQuery(useApi()));
  const state = usePushState();
  const change = usePushSwitch();
  // While the change is being saved, the switch shows the new value.
  const isOn = change.isPending ? change.variables : state === 'subscribed';
  return (
    <Panel tone="flat" className="notify-device">
      <div className="line">
        <Icon name="device-mobile" />
        <div className="text-m">
          <b className="block">{t('device')}</b>
          <p className="soft text-pretty" role="status">
            <StateText state={state} since={push.subscribed_at} />
          </p>
          {change.error && (
            <p className="mt-1 text-caution" role="alert">
              {errorText(change.error)}
            </p>
          )}
        </div>
        <Switch
          hideLabel
          label={t('device')}
          checked={isOn}
          disabled={change.isPending || (state !== 'subscribed' && state !== 'not_subscribed')}
          onChange={change.mutate}
        />
      </div>
      {(state === 'subscribed' || push.browsers > 0) && <PreviewSwitch shown={push.preview} />}
    </Panel>
  );
}

function StateText({ state, since }: { readonly state: ReturnType<typeof usePushState>; readonly since: string | null }) {
  const t = useTranslations('notifications');
  const dateText = useDateFormat();
  if (state !== 'subscribed' || since === null) return t(`state.${state}`);
  return t('since', { day: dateText(new Date(since), { day: 'numeric', month: 'long', year: 'numeric' }) });
}

function PreviewSwitch({ shown }: { readonly shown: boolean }) {
  const t = useTranslations('notifications');
  const errorText = useErrorText('notifications');
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = pushQuery(api);
  const show = (preview: boolean) => queries.setQueryData(queryKey, (push) => push && { ...push, preview });
  const change = useMutation({
    scope: { id: 'push' },
    mutationFn: (preview: boolean) => api(putPush, { body: { preview } }),
    onMutate: show,
    onError: (_error, preview) => show(!preview),
  });
  return (
    <div>
      <Switch label={t('preview')} help={t('previewText')} checked={shown} onChange={change.mutate} />
      {change.error && (
        <p className="text-m text-caution" role="alert">
          {errorText(change.error)}
        </p>
      )}
    </div>
  );
}
