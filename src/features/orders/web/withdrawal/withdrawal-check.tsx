import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Alert, Button, Panel } from '#platform/web/ui/index.ts';
import type { Proof } from '#features/proof-of-work/contract/proof-schemas.ts';
import { sendReceipt } from '#features/proof-of-work/web/index.ts';
import type { Entered } from './withdrawal-form.tsx';
import type { Received } from './withdrawal-receipt.tsx';

interface Props {
  readonly entered: Entered;
  readonly statement: string;
  /** Further details, each with its name. */
  readonly more?: readonly (readonly [string, string])[];
  readonly confirm: string;
  /** Repeats the same call with a proof of work, so that the receipt is mailed at once even under high load. */
  readonly declare: (clientId: string, proven: { readonly proof?: Proof }) => Promise<Received>;
  readonly onChange: () => void;
  readonly onReceived: (received: Received) => void;
}

/** Shows everything once more, and the button that declares it. */
export function WithdrawalCheck({ entered, statement, more = [], confirm, declare, onChange, onReceived }: Props) {
  const t = useTranslations('orders.withdrawal');
  const errorText = useErrorText('orders');
  // A repeated tap after a lost reply is the same declaration.
  const [clientId] = useState(newClientId);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const send = useMutation({
    async mutationFn() {
      const reply = await declare(clientId, {});
      void sendReceipt(reply.challenge, (proof) => declare(clientId, { proof }));
      return reply;
    },
    onSuccess: onReceived,
  });
  const rows = [[t('checkName'), entered.name], [t('checkOrder'), entered.order], ...more, [t('checkEmail'), entered.email]] as const;
  return (
    <div className="grid gap-4">
      <h1 ref={title} tabIndex={-1} className="title-l">
        {t('checkTitle')}
      </h1>
      <Panel>
        <p className="text-pretty">{statement}</p>
        <dl className="bill mt-2">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt className="soft">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {send.error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(send.error)}
        </Alert>
      )}
      <Button kind="primary" size="tall" wide loading={send.isPending} onClick={() => send.mutate()}>
        {confirm}
      </Button>
      <Button kind="plain" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
