import './gift-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { DecisionLink } from '#platform/web/shell/decision-link.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Field, Sheet, TextArea } from '#platform/web/ui/index.ts';
import { useMember, useSpendPrice } from '#features/account/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { FictionalPill } from '#features/members/web/index.ts';
import { type Gift, gifts } from '../../contract/gifts.ts';
import { useChatState } from '../state/chat-state.ts';
import { giftsQuery } from '../state/cache/queries.ts';
import { GiftArt } from './gift-art.tsx';

interface Props {
  readonly open: boolean;
  readonly to: Pick<Member, 'id' | 'name' | 'fictional'>;
  readonly onClose: () => void;
  /** It was added to the outbox, where it may wait for credits. */
  readonly onSent: () => void;
}

const maxTextLength = 200;

/** The gifts with their prices and a text to write with one: on phones a sheet from the bottom. */
export function GiftDialog({ open, to, onClose, onSent }: Props) {
  const t = useTranslations('chat.gift');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const { outbox } = useChatState();
  const { data, error } = useQuery({ ...giftsQuery(useApi()), enabled: open });
  const [chosen, setGift] = useState<Gift>('coffee');
  const [text, setText] = useState('');
  const creditsFor = (each: Gift) => data?.gifts.find((one) => one.gift === each)?.cost?.credits;
  const offered = data === undefined ? gifts : data.gifts.map((one) => one.gift);
  const gift = offered.includes(chosen) ? chosen : offered[0];
  const send = () => {
    if (gift === undefined) return;
    outbox.add(to.id, text.trim(), { gift, gift_cost: creditsFor(gift) });
    setText('');
    onClose();
    onSent();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      centred
      className="gifts"
      guarded={text.trim() !== ''}
      title={t('open', { name: to.name })}
      closeLabel={common('close')}
      footer={
        <>
          {error && (
            <Alert tone="note" icon="warning-circle" live>
              {errorText(error)}
              <DecisionLink error={error} />
            </Alert>
          )}
          {to.fictional && <FictionalPill />}
          {gift === undefined ? (
            <Alert tone="note" icon="gift">
              {t('none')}
            </Alert>
          ) : (
            <GiveButton credits={creditsFor(gift)} onGive={send} />
          )}
        </>
      }
    >
      <fieldset className="gift-choice">
        <legend className="sr">{t('choose')}</legend>
        {offered.map((each) => {
          const credits = creditsFor(each);
          return (
            <label key={each}>
              <input type="radio" className="sr" name="gift" value={each} checked={each === gift} onChange={() => setGift(each)} />
              <GiftArt gift={each} />
              <b>{t(`names.${each}`)}</b>
              {/* Its line is kept until the prices are there. */}
              <span className="num soft">{credits === undefined ? '\u00a0' : t('credits', { n: credits })}</span>
            </label>
          );
        })}
      </fieldset>
      <Field label={t('label')} aside={t('optional')} help={t('lead', { name: to.name })}>
        <TextArea rows={1} maxLength={maxTextLength} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Sheet>
  );
}

/** Shows the price in credits and money, and below it the remaining credits, or how many credits are missing. */
function GiveButton({ credits, onGive }: { readonly credits: number | undefined; readonly onGive: () => void }) {
  const t = useTranslations('chat.gift');
  const priceOf = useSpendPrice();
  const { credits: balance } = useMember();
  const money = credits === undefined ? null : priceOf(credits);
  const price = credits === undefined ? null : money === null ? t('credits', { n: credits }) : `${t('credits', { n: credits })} (${money})`;
  return (
    <>
      <Button kind="primary" size="tall" mirror wide icon="gift" className="give" onClick={onGive}>
        <span>
          {t('give')}
          <small className="num">{price ?? '\u00a0'}</small>
        </span>
      </Button>
      <p className="gift-left num soft" role="status">
        {credits === undefined ? '\u00a0' : credits > balance ? t('missing', { n: credits - balance }) : t('left', { n: balance })}
      </p>
    </>
  );
}
