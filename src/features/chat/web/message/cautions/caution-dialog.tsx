import './cautions.css';
import { useTranslations } from 'use-intl';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import type { Caution } from '../../../contract/cautions.ts';

interface Props {
  readonly kind: Caution;
  readonly name: string;
  readonly onReport: () => void;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** Advice against fraud, with buttons to report the message and to block the member. */
export function CautionDialog({ kind, name, onReport, onBlock, onClose }: Props) {
  const t = useTranslations('chat.caution');
  const common = useTranslations('common.action');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialogTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button icon="prohibit" onClick={onBlock}>
            {t('block', { name })}
          </Button>
          <Button kind="ink" icon="flag" onClick={onReport}>
            {t('report')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t(`lead.${kind}`)}</p>
      <ul className="caution-advice">
        <li>{t('advice.money')}</li>
        <li>{t('advice.stay')}</li>
        <li>{t('advice.secrets')}</li>
        <li>{t('advice.report', { name })}</li>
        <li>{t('advice.block', { name })}</li>
      </ul>
    </Dialog>
  );
}
