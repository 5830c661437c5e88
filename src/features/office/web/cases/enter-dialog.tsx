import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, ChoiceChips, Dialog, Field, RadioGroup, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { openCase } from '#features/cases/contract/calls.ts';
import { maxAnswerLength } from '#features/cases/contract/rules.ts';
import { useOffice } from '../kit/office-context.ts';
import { useAct } from '../kit/use-act.ts';

const kinds = ['minor', 'danger', 'report', 'notice', 'complaint', 'data_request'] as const;
const sources = ['none', 'trusted_flagger', 'authority'] as const;

interface Props {
  readonly onClose: () => void;
  readonly onOpened: (number: string) => void;
}

/** Enters what came by letter, by phone or from an authority. */
export function EnterDialog({ onClose, onOpened }: Props) {
  const t = useTranslations('office.cases');
  const common = useTranslations('common.action');
  const errors = useTranslations('office.errors');
  const { about } = useOffice();
  const [clientId] = useState(newClientId);
  const [kind, setKind] = useState<(typeof kinds)[number] | null>(null);
  const [member, setMember] = useState('');
  const [source, setSource] = useState<(typeof sources)[number]>('none');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const id = Number(member.trim());
  const isMemberWrong = member.trim() !== '' && (!Number.isSafeInteger(id) || id < 1);
  const isWordless = words.trim() === '';
  const save = useAct(
    (api, chosen: (typeof kinds)[number]) =>
      api(openCase, {
        query: about,
        body: {
          client_id: clientId,
          kind: chosen,
          subject: member.trim() === '' ? null : id,
          words,
          ...(source !== 'none' && { source }),
        },
      }),
    ({ number }) => {
      onOpened(number);
      return t('entered', { number });
    },
  );
  const submit = () => {
    setTried(true);
    if (kind !== null && !isMemberWrong && !isWordless && !save.isPending) save.mutate(kind);
  };
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('enterTitle')}
      closeLabel={common('close')}
      footer={
        <Button kind="primary" size="small" loading={save.isPending} onClick={submit}>
          {t('enterSave')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="soft">{t('enterLead')}</p>
        <RadioGroup
          legend={t('enterKind')}
          value={kind}
          onChange={setKind}
          error={tried && kind === null && t('enterKindMissing')}
          options={kinds.map((value) => ({ value, label: t(`enterKinds.${value}`) }))}
        />
        <Field label={t('enterMember')} aside={t('optional')} error={tried && isMemberWrong && t('enterMemberWrong')}>
          <TextInput inputMode="numeric" autoComplete="off" value={member} onChange={(event) => setMember(event.target.value)} />
        </Field>
        <ChoiceChips
          small
          legend={t('enterSource')}
          value={source}
          onChange={setSource}
          choices={sources.map((value) => ({ value, label: t(`enterSources.${value}`) }))}
        />
        <Field label={t('enterWords')} error={tried && isWordless && errors('text_required')}>
          <TextArea rows={5} value={words} maxLength={maxAnswerLength} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
