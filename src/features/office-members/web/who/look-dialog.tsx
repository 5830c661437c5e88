import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { Button, Dialog, Field, RadioGroup, TextInput } from '#platform/web/ui/index.ts';
import { type MemberLookReason, memberLookReasons, type PrivateData } from '#features/decisions/contract/rules.ts';
import { useOffice } from '#features/office/web/index.ts';
import { lookAtMember } from '../../contract/calls.ts';
import type { lookAtMember as endpoint } from '../../contract/endpoints.ts';
import { lookMinutes } from '../../contract/rules.ts';
import { useMemberAct } from '../use-member-act.ts';

export type Shown = ReplyOf<typeof endpoint>;

interface Props {
  readonly id: number;
  readonly what: PrivateData;
  readonly onClose: () => void;
  readonly onShown: (shown: Shown) => void;
}

/** Asks for the reason before something private is shown, and says what the member will read. */
export function LookDialog({ id, what, onClose, onShown }: Props) {
  const t = useTranslations('office-members.private');
  const common = useTranslations('common.action');
  const { about } = useOffice();
  const [reason, setReason] = useState<MemberLookReason | null>(null);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const look = useMemberAct(
    id,
    (api, chosen: MemberLookReason) =>
      api(lookAtMember, { query: about, body: { id, what, reason: chosen, ...(words.trim() !== '' && { words }) } }),
    (shown) => {
      onShown(shown);
      return null;
    },
  );
  const submit = () => {
    setMissing(reason === null);
    if (reason !== null && !look.isPending) look.mutate(reason);
  };
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('why')}
      closeLabel={common('close')}
      footer={
        <Button kind="ink" size="small" icon="eye" loading={look.isPending} onClick={submit}>
          {t('open', { n: lookMinutes })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          legend={t('lookAt', { what: t(what) })}
          value={reason}
          onChange={setReason}
          error={missing && reason === null && t('whyMissing')}
          options={memberLookReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <Field label={t('words')} aside={t('optional')}>
          <TextInput value={words} maxLength={200} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <p className="text-s soft text-pretty">{t('told')}</p>
      </div>
    </Dialog>
  );
}
