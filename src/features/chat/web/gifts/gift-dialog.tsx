import './gift-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog, Field, Skeleton, TextArea } from '#platform/web/ui/index.ts';
import { useMember, useSpendPrice } from '#features/account/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { FictionalPill } from '#features/members/web/index.ts';
import { type Gift, gifts } from '../../contract/gifts.ts';
import { useChatTools } from '../cache/chat-tools.ts';
import { giftsQuery } from '../cache/queries.ts';
import { GiftArt } from './gift-art.tsx';

interface Props {
  readonly open: boolean;
  readonly to: Pick<Member, 'id' | 'name' | 'fictional'>;
  readonly onClose: () => void;
  /** It was added to the outbox, where it may wait for credits. */
  readonly onSent: () => void;
}

const maxTextLength = 200;

/** A dialog to choose a gift and write a text with it; the price is next to the button. */
export function GiftDialog({ open, to, onClose, onSent }: Props) {
  const t = useTranslations('chat.gift');
  const common = useTranslations('common.action');
  const { outbox } = useChatTools();
  const [gift, setGift] = useState<Gift>('coffee');
  const [text, setText] = useState('');
  const send = () => {
    outbox.add(to.id, text.trim(), { gift });
    setText('');
    onClose();
    onSent();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Cost gift={gift} fictional={to.fictional} />
          <Button kind="primary" icon="gift" onClick={send}>
            {t('give')}
          </Button>
        </>
      }
    >
      <p className="soft">{t('lead', { name: to.name })}</p>
      <fieldset className="gift-choice">
        <legend className="sr">{t('choose')}</legend>
        {gifts.map((each) => (
          <label key={each}>
            <input type="radio" className="sr" name="gift" value={each} checked={each === gift} onChange={() => setGift(each)} />
            <GiftArt gift={each} />
            {t(`names.${each}`)}
          </label>
        ))}
      </fieldset>
      <Field label={t('words')} aside={t('optional')}>
        <TextArea rows={2} maxLength={maxTextLength} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  );
}

/** The price in credits and money, and the balance, or how many credits are missing. */
function Cost({ gift, fictional }: { readonly gift: Gift; readonly fictional: boolean }) {
  const t = useTranslations('chat.gift');
  const priceOf = useSpendPrice();
  const errorText = useErrorText('chat');
  const { credits } = useMember();
  const { data, error } = useQuery(giftsQuery(useApi()));
  const cost = data?.gifts.find((each) => each.gift === gift)?.cost;
  if (error)
    return (
      <Alert tone="note" icon="warning-circle" live>
        {errorText(error)}
      </Alert>
    );
  if (cost === undefined) return <Skeleton className="w-32" />;
  const money = priceOf(cost.credits);
  const price = money === null ? t('credits', { n: cost.credits }) : `${t('credits', { n: cost.credits })} (${money})`;
  return (
    <p className="gift-cost num" role="status">
      <span>{t('costs', { price })}</span>
      <span className="soft">{cost.credits > credits ? t('missing', { n: cost.credits - credits }) : t('left', { n: credits })}</span>
      {fictional && <FictionalPill />}
    </p>
  );
}
