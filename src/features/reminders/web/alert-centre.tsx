import { useTranslations } from 'use-intl';
import { ButtonLink, Sheet } from '#platform/web/ui/index.ts';
import type { User } from '#features/account/contract/user.ts';
import { BonusFoot, useBonus } from '#features/discounts/web/index.ts';
import { AlertList } from './alert-sheet.tsx';
import { useDue } from './use-due.ts';

export interface AlertCentreProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Everything that is due for this member, whatever page is open, and the way to what they are notified of. */
export function AlertCentre({ user, onClose }: AlertCentreProps) {
  const t = useTranslations('reminders.centre');
  const nav = useTranslations('app.nav');
  const common = useTranslations('common.action');
  const { due } = useDue(user, null);
  const bonus = useBonus();
  return (
    <Sheet
      open
      centred
      onClose={onClose}
      title={nav('alerts')}
      closeLabel={common('close')}
      className="alerts"
      footer={
        <ButtonLink wide to="/notifications" onClick={onClose}>
          {t('settings')}
        </ButtonLink>
      }
    >
      {due.length === 0 && bonus === null && <p className="soft">{t('none')}</p>}
      <AlertList alerts={due} onClose={onClose} />
      {bonus && <BonusFoot bonus={bonus} onClose={onClose} />}
    </Sheet>
  );
}
