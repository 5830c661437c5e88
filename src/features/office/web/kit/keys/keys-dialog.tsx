import { useTranslations } from 'use-intl';
import { Dialog, Kbd, Switch } from '#platform/web/ui/index.ts';
import { useOffice } from '../office-context.ts';
import { useSetting } from '../use-setting.ts';
import { keyOf } from './office-keys.ts';
import { useActs } from './use-keys.tsx';

/** All keys of the page, and the switch that turns single keys off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('office.keys');
  const common = useTranslations('common.action');
  const { me } = useOffice();
  const acts = useActs();
  const setting = useSetting();
  return (
    <Dialog open wide={acts.length > 8} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className="grid gap-5">
        <dl className="tally key-list">
          {acts.map((act) => (
            <div key={act}>
              <dt>{t(act)}</dt>
              <dd>
                <Kbd>{keyOf(act)}</Kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Switch label={t('on')} help={t('onHelp')} checked={me.keys} onChange={(keys) => setting.mutate({ keys })} />
      </div>
    </Dialog>
  );
}
