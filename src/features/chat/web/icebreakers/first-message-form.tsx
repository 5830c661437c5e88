import './first-message-form.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cleanText, isLongerThan } from '#platform/contract/text/text.ts';
import { useApi } from '#platform/web/data/context.ts';
import { IconButton, Skeleton, TextArea } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { PersonalIcebreaker } from '../../contract/icebreakers.ts';
import { useChatState } from '../state/chat-state.ts';
import { useCostText } from '../composer/use-cost-text.ts';
import { personalIcebreakersQuery } from './personal-icebreakers-query.ts';

interface Props {
  readonly to: { readonly id: number; readonly name: string };
  /** Called with whether the form has text that closing it would lose. */
  readonly onWritten: (written: boolean) => void;
  /** It was added to the outbox, where it may wait for credits. */
  readonly onSent: () => void;
}

/** Two ready icebreakers and a field for the first message. A tap on an icebreaker fills the field and sends nothing. */
export function FirstMessageForm({ to, onWritten, onSent }: Props) {
  const t = useTranslations('chat');
  const { outbox } = useChatState();
  const { credits } = useMember();
  const { message_credits, message_length: maxLength } = useSettings();
  const costText = useCostText();
  const icebreakers = useQuery(personalIcebreakersQuery(useApi(), to.id));
  const [text, setText] = useState('');
  const clean = cleanText(text);
  const change = (next: string) => {
    setText(next);
    onWritten(cleanText(next) !== '');
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (clean === '' || isLongerThan(clean, maxLength)) return;
    outbox.add(to.id, clean);
    onSent();
  };
  return (
    <div className="first-message-form">
      {!icebreakers.isError && (
        <div className="personal-icebreakers" role="group" aria-label={t('openers.title')}>
          <p className="text-m soft">{t('openers.title')}</p>
          {icebreakers.data === undefined
            ? [0, 1].map((place) => <Skeleton key={place} className="icebreaker-space" />)
            : icebreakers.data.map((icebreaker) => (
                <IcebreakerCard
                  key={icebreaker.text}
                  icebreaker={icebreaker}
                  on={text === icebreaker.text}
                  onPick={() => change(icebreaker.text)}
                />
              ))}
        </div>
      )}
      <form aria-label={t('composer.form', { name: to.name })} onSubmit={send}>
        <TextArea
          name="first-message"
          rows={1}
          maxLength={maxLength}
          aria-label={t('composer.form', { name: to.name })}
          placeholder={t('openers.placeholder')}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <IconButton type="submit" icon="paper-plane-right-fill" label={t('composer.send')} aria-disabled={clean === ''} />
        <p className="cost num">
          <span>{costText({ credits: message_credits })}</span> <span className="soft">{t('gift.left', { n: credits })}</span>
        </p>
      </form>
    </div>
  );
}

interface CardProps {
  readonly icebreaker: PersonalIcebreaker;
  readonly on: boolean;
  readonly onPick: () => void;
}

function IcebreakerCard({ icebreaker: { text, prompt, interest }, on, onPick }: CardProps) {
  const t = useTranslations();
  const what = prompt === null ? interest && t(`members.interest.${interest}`) : t(`prompts.prompt.${prompt}`);
  return (
    <button type="button" className="icebreaker-card" aria-pressed={on} onClick={onPick}>
      {what !== null && <span className="text-s soft">{t('chat.openers.about', { what })}</span>}
      <span className="suggested-text wrap-anywhere">{text}</span>
    </button>
  );
}
