import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, Icon, TextArea } from '#platform/web/ui/index.ts';
import { homeKey, useAct, useWhen } from '#features/office/web/index.ts';
import { maxSwitchWords, type SiteSwitch, siteSwitches } from '#features/site/contract/switches.ts';
import { switchSite } from '../../contract/calls.ts';
import { siteKeyOf } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';

interface Turn {
  readonly name: SiteSwitch;
  readonly off: boolean;
  readonly words: string;
}

/** What can be switched off at once, without a draft. Switching off asks first; switching on does not. */
export function Switches() {
  const t = useTranslations('office-sites.switches');
  const when = useWhen();
  const queries = useQueryClient();
  const { reply, about } = useEditedSite();
  const [asked, setAsked] = useState<SiteSwitch | null>(null);
  const turn = useAct(
    (api, { name, off, words }: Turn) =>
      api(switchSite, { query: about, body: { switch: name, off, ...(words.trim() !== '' && { words: words.trim() }) } }),
    (_reply, { off }) => {
      void queries.invalidateQueries({ queryKey: siteKeyOf(about.site) });
      void queries.invalidateQueries({ queryKey: homeKey });
      setAsked(null);
      return t(off ? 'turnedOff' : 'turnedOn');
    },
    'office-sites',
  );
  return (
    <section className="switches" aria-labelledby="switches">
      <h2 id="switches" className="title-h22">
        {t('title')}
      </h2>
      <p className="soft text-s">{t('lead')}</p>
      <ul className="lines">
        {siteSwitches.map((name) => {
          const off = reply.off.find((one) => one.switch === name);
          return (
            <li key={name}>
              <Icon name={off === undefined ? 'check-circle' : 'warning-circle-fill'} />
              <div>
                <b>{t(name)}</b>
                <p className="text-s soft num">
                  {off === undefined ? t('is') : t('since', { when: when(off.since) })}
                  {off?.words != null && ` · „${off.words}“`}
                </p>
              </div>
              {off === undefined ? (
                <Button className="tiny" aria-label={t('turnOffOf', { what: t(name) })} onClick={() => setAsked(name)}>
                  {t('turnOff')}
                </Button>
              ) : (
                <Button
                  className="tiny"
                  aria-label={t('turnOnOf', { what: t(name) })}
                  loading={turn.isPending}
                  onClick={() => turn.mutate({ name, off: false, words: '' })}
                >
                  {t('turnOn')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== null && (
        <OffDialog
          name={asked}
          busy={turn.isPending}
          onClose={() => setAsked(null)}
          onOff={(words) => turn.mutate({ name: asked, off: true, words })}
        />
      )}
    </section>
  );
}

interface OffProps {
  readonly name: SiteSwitch;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onOff: (words: string) => void;
}

function OffDialog({ name, busy, onClose, onOff }: OffProps) {
  const t = useTranslations('office-sites.switches');
  const common = useTranslations('common.action');
  const [words, setWords] = useState('');
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('ask', { what: t(name) })}
      closeLabel={common('close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button kind="ink" loading={busy} onClick={() => onOff(words)}>
            {t('turnOff')}
          </Button>
        </>
      }
    >
      <p>{t(`does.${name}`)}</p>
      <Field label={t('words')} aside={t('optional')} help={t('wordsHelp')}>
        <TextArea data-autofocus="" value={words} maxLength={maxSwitchWords} onChange={(event) => setWords(event.target.value)} />
      </Field>
    </Dialog>
  );
}
