import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { Button, Field, Icon, TextInput, useToast } from '#platform/web/ui/index.ts';
import { Section } from '#features/account-settings/web/index.ts';
import { useSupportsPasskeys } from '#features/account/web/index.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '../contract/calls.ts';
import type { Passkey } from '../contract/endpoints.ts';
import { makePasskey } from './make-passkey.ts';
import { useChange } from './use-change.ts';

/** The member's passkeys: add, name and remove. */
export function PasskeysSection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = useTranslations('login-security.passkeys');
  const api = useApi();
  const toast = useToast();
  const isSupported = useSupportsPasskeys();
  const remove = useChange(
    (id: number) => api(removePasskey, { body: { id } }),
    () => t('removed'),
  );
  const add = useChange(
    async () => {
      const asked = await api(startPasskey);
      const made = await makePasskey(asked).catch(() => null);
      if (made === null) {
        toast({ text: t('failed'), icon: 'warning-circle', urgent: true });
        return null;
      }
      return api(addPasskey, { body: { token: asked.token, ...made, name: t('defaultName', { n: passkeys.length + 1 }) } });
    },
    () => t('added'),
  );
  return (
    <Section id="passkeys" title={t('title')} lead={t('lead')}>
      {passkeys.length > 0 && (
        <ul className="mb-4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} busy={remove.isPending} onRemove={() => remove.mutate(passkey.id)} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <Button icon="plus" loading={add.isPending} onClick={() => add.mutate(undefined)}>
          {t('add')}
        </Button>
      ) : (
        <p className="text-m soft pretty min-h-[44px]">{t('unsupported')}</p>
      )}
    </Section>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, busy, onRemove }: RowProps) {
  const t = useTranslations('login-security.passkeys');
  const dateText = useDateFormat();
  const [renaming, setRenaming] = useState(false);
  const { name, here, used_at } = passkey;
  const used = used_at === null ? t('unused') : t('used', { when: dateText(new Date(used_at), { dateStyle: 'medium' }) });
  if (renaming)
    return (
      <li className="settings-row">
        <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className="settings-row flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon name="lock-simple" className="flex-none" />
      <div className="min-w-0 flex-1 basis-40">
        <b className="wrap-anywhere">{name}</b>
        <p className="text-s soft">{here ? used : t('elsewhere')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t('renameNamed', { name })} onClick={() => setRenaming(true)}>
          {t('rename')}
        </Button>
        <Button size="small" disabled={busy} aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function RenameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const t = useTranslations('login-security.passkeys');
  const common = useTranslations('common.action');
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(passkey.name);
  const rename = useChange(
    (body: { id: number; name: string }) => api(renamePasskey, { body }),
    () => null,
  );
  const problem = useFieldErrors(rename.error, 'login-security');
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ id: passkey.id, name }, { onSuccess: onDone });
  };
  return (
    <form method="post" noValidate className="grid max-w-[440px] gap-3" onSubmit={submit}>
      <Field label={t('name')} error={problem.at('name')}>
        <TextInput ref={input} name="name" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" loading={rename.isPending}>
          {common('save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
