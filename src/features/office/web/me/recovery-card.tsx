import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '#platform/web/shell/copy-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, useToast } from '#platform/web/ui/index.ts';
import { renewRecoveryCodes } from '#features/staff/contract/calls.ts';
import { useOffice } from '../kit/office-context.ts';
import { useAct, useKeepMe } from '../kit/use-act.ts';
import { Card } from './card.tsx';

interface Props {
  /** The new codes, until the person has kept them. The server has only hashes. */
  readonly codes: readonly string[] | null;
  readonly onCodes: (codes: readonly string[] | null) => void;
}

export function RecoveryCard({ codes, onCodes }: Props) {
  const t = useTranslations('office.recovery');
  const { me, about } = useOffice();
  const keep = useKeepMe();
  const renew = useAct(
    (api, client_id: string) => api(renewRecoveryCodes, { query: about, body: { client_id } }),
    ({ recovery_codes, me: now }) => {
      keep(now);
      onCodes(recovery_codes);
      return null;
    },
  );
  return (
    <Card title={t('title')} lead={codes === null ? t('left', { n: me.recovery_codes }) : t('shown')}>
      {codes === null ? (
        <Button size="small" icon="arrow-clockwise" loading={renew.isPending} onClick={() => renew.mutate(newClientId())}>
          {t('renew')}
        </Button>
      ) : (
        <Codes codes={codes} onKept={() => onCodes(null)} />
      )}
    </Card>
  );
}

function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useTranslations('office.recovery');
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast({ text: t('copied'), icon: 'check-circle' });
    else toast({ text: t('copyFailed'), icon: 'warning-circle', urgent: true });
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('title')} className="codes">
        {codes.map((code) => (
          <li key={code} className="mono" translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button kind="primary" size="small" onClick={onKept}>
          {t('kept')}
        </Button>
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </>
  );
}
