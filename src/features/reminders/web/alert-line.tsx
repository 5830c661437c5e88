import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Button, Count, cx, Face, Icon, IconButton } from '#platform/web/ui/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { alertId } from './alert-id.ts';
import { alertIcons, dismissKeys, type PageAlert } from './alert-kinds.ts';
import { useDismissals } from './dismissals-context.ts';

const AlertSheet = loadPart(async () => (await import('./alert-sheet.tsx')).AlertSheet, { texts: ['reminders', 'pwa'] });

interface Props {
  readonly alerts: readonly [PageAlert, ...PageAlert[]];
  /** The member who replied last, for the question about push. */
  readonly replier: Member | null;
  /** There a dialog says the same. */
  readonly hiddenOnPhone: boolean;
}

/** One line for all alerts: the most important in words, the number of all, and the way to them. At most 64 px high with its margin. */
export function AlertLine({ alerts, replier, hiddenOnPhone }: Props) {
  const t = useTranslations('app.alerts');
  const [, dismiss] = useDismissals();
  const [first] = alerts;
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const asksForPush = first === 'push' && replier !== null;
  return (
    <aside id={alertId} className={cx('wrap', hiddenOnPhone && 'max-md:hidden')} aria-label={t('count', { n: alerts.length })}>
      <div className={cx('alert-line', first === 'activation' && 'amber', first === 'disabled' && 'note')}>
        {asksForPush ? <Face {...faceOf(replier.main_image)} alt="" size={40} /> : <Icon name={alertIcons[first]} />}
        <p className="text">
          {asksForPush ? (
            <>
              <b>{t('push.answered', { name: replier.name })}</b>
              <span>{t('push.ask')}</span>
            </>
          ) : (
            <b>{t(`${first}.title`)}</b>
          )}
        </p>
        {asksForPush ? (
          <>
            <Button kind="primary" size="small" aria-haspopup="dialog" onClick={show}>
              {t('push.yes')}
            </Button>
            <IconButton icon="x" label={t('close')} onClick={() => dismiss(dismissKeys.push)} />
          </>
        ) : (
          <button type="button" className="alert-open" aria-haspopup="dialog" onClick={show}>
            {alerts.length > 1 && <Count value={alerts.length} plain />}
            {t('open')}
            <Icon name="caret-down" />
          </button>
        )}
      </div>
      {open && <AlertSheet alerts={alerts} replier={replier} onClose={() => setOpen(false)} />}
    </aside>
  );
}
