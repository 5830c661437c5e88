import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, Field, SelectInput, TextArea } from '#platform/web/ui/index.ts';
import { displayName, useOffice, useWhen } from '#features/office/web/index.ts';
import { sendMemberMessage } from '../../contract/calls.ts';
import { maxMessageLength, type MessagePreset, messagePresets } from '../../contract/rules.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { useMemberAct } from '../use-member-act.ts';

/** A mail of the site to one member: a preset in their language, shown as it goes out, or own words. */
export function MessageForm({ member }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.messages');
  const locale = useLocale();
  const { about, may } = useOffice();
  const { id, language, presets, messages } = member;
  const [preset, setPreset] = useState<MessagePreset | null>(null);
  const [words, setWords] = useState('');
  const [clientId, setClientId] = useState(newClientId);
  const send = useMemberAct(
    id,
    (api) =>
      api(sendMemberMessage, {
        query: about,
        body: { member: id, client_id: clientId, ...(preset === null ? { words } : { preset }) },
      }),
    () => {
      setPreset(null);
      setWords('');
      setClientId(newClientId());
      return t('sent');
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(undefined);
  };
  const shown = presets.find((one) => one.preset === preset)?.words;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="title-h22">
        {t('title')}
      </h2>
      {may('members.help') && (
        <form className="mem-form" method="post" noValidate onSubmit={submit}>
          <p className="text-s soft">{t('lead', { language: displayName(locale, 'language', language) })}</p>
          <Field label={t('kind')}>
            <SelectInput
              value={preset ?? ''}
              onChange={(event) => setPreset(messagePresets.find((one) => one === event.target.value) ?? null)}
            >
              <option value="">{t('own')}</option>
              {messagePresets.map((one) => (
                <option key={one} value={one}>
                  {t(`presets.${one}`)}
                </option>
              ))}
            </SelectInput>
          </Field>
          {shown === undefined ? (
            <Field label={t('words')} help={t('wordsHelp')}>
              <TextArea rows={4} maxLength={maxMessageLength} value={words} onChange={(event) => setWords(event.target.value)} />
            </Field>
          ) : (
            <figure>
              <figcaption className="text-s soft">{t('preview')}</figcaption>
              <blockquote className="quote" lang={language}>
                {shown}
              </blockquote>
            </figure>
          )}
          <Button type="submit" kind="ink" size="small" icon="paper-plane-right" loading={send.isPending}>
            {t('send')}
          </Button>
        </form>
      )}
      <Sent messages={messages} />
    </section>
  );
}

function Sent({ messages }: Pick<MemberView, 'messages'>) {
  const t = useTranslations('office-members.messages');
  const when = useWhen();
  if (messages.length === 0) return <p className="text-s soft">{t('none')}</p>;
  return (
    <ul className="mem-notes">
      {messages.map(({ id, at, preset, words }) => (
        <li key={id}>
          <span className="text-s soft num">
            {when(at)}, {preset === null ? t('own') : t(`presets.${preset}`)}
          </span>
          <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>
        </li>
      ))}
    </ul>
  );
}
