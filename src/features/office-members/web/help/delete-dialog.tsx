import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, RadioGroup, TextInput } from '#platform/web/ui/index.ts';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import { deleteMember } from '../../contract/calls.ts';
import { deletionReasons } from '../../contract/rules.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { useMemberAct } from '../use-member-act.ts';

type Reason = (typeof deletionReasons)[number];

/** What deleting does, why, and the name typed by hand: the wrong row is clicked easily. */
export function DeleteDialog({ member: { id, name }, onClose }: { readonly member: MemberView; readonly onClose: () => void }) {
  const t = useTranslations('office-members.help');
  const common = useTranslations('common.action');
  const optional = useTranslations('office-members.private');
  const missing = useTranslations('office-members.errors');
  const { about } = useOffice();
  const when = useWhen();
  const [reason, setReason] = useState<Reason | null>(null);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const remove = useMemberAct(
    id,
    (api, chosen: Reason) =>
      api(deleteMember, { query: about, body: { id, name: typed, reason: chosen, ...(words.trim() !== '' && { words }) } }),
    ({ until }) => {
      onClose();
      return t('deleteDone', { when: when(until) });
    },
  );
  const isNamed = typed.trim() === name.trim();
  const submit = () => {
    setTried(true);
    if (reason !== null && isNamed && !remove.isPending) remove.mutate(reason);
  };
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('deleteTitle', { name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button kind="ink" size="small" icon="trash" loading={remove.isPending} onClick={submit}>
            {t('deleteSure')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('deleteText', { name })}</p>
        <RadioGroup
          legend={t('deleteReason')}
          value={reason}
          onChange={setReason}
          error={tried && reason === null && optional('whyMissing')}
          options={deletionReasons.map((value) => ({ value, label: t(`deleteReasons.${value}`) }))}
        />
        <Field label={t('typeName', { name })} error={tried && !isNamed && missing('name_differs')}>
          <TextInput autoComplete="off" spellCheck={false} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Field label={t('words')} aside={optional('optional')}>
          <TextInput value={words} maxLength={200} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
