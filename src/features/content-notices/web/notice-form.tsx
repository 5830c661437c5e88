import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { fieldOf, useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Alert, Button, Checkbox, EmailInput, Field, Panel, SelectInput, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { sendReceipt, useProof } from '#features/proof-of-work/web/index.ts';
import { sendNotice } from '../contract/calls.ts';
import { mayBeAnonymous, type NoticeReason, noticeReasons } from '../contract/rules.ts';

export interface SentNotice {
  readonly number: string;
  readonly decide_by: string;
  readonly email: string;
}

interface Notice {
  readonly reason: NoticeReason | null;
  readonly place: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly good_faith: boolean;
}

/** `images`: about an intimate image, which needs neither a choice nor a name. */
export function NoticeForm({ images, onSent }: { readonly images: boolean; readonly onSent: (sent: SentNotice) => void }) {
  const t = useTranslations('content-notices');
  const user = useUser();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState<Notice>({
    reason: images ? 'intimate' : null,
    place: '',
    text: '',
    name: '',
    email: user?.email ?? '',
    good_faith: false,
  });
  const clientId = useRef<string | null>(null);
  const { working, withProof } = useProof();
  const send = useSendNotice({ form, onSent, withProof });
  const errors = useFieldErrors(send.error, 'content-notices', 'account', 'proof-of-work');
  const anonymous = notice.reason !== null && mayBeAnonymous(notice.reason);

  const change = (part: Partial<Notice>) => {
    setNotice((current) => ({ ...current, ...part }));
    // A changed form is a new notice; sending an unchanged one again is the same.
    clientId.current = null;
    if (send.isError) send.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    clientId.current ??= newClientId();
    send.mutate({ ...notice, client_id: clientId.current });
  };
  return (
    <Panel className="mt-6">
      <form ref={form} method="post" noValidate className="grid gap-5" onSubmit={submit}>
        {errors.general && (
          <Alert tone="note" icon="warning-circle" live>
            {errors.general}
          </Alert>
        )}
        {!images && (
          <Field label={t('reason')} error={errors.at('reason')}>
            <SelectInput
              name="reason"
              required
              value={notice.reason ?? ''}
              onChange={(event) => change({ reason: noticeReasons.find((reason) => reason === event.target.value) ?? null })}
            >
              <option value="" disabled>
                {t('chooseReason')}
              </option>
              {noticeReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`reasons.${reason}`)}
                </option>
              ))}
            </SelectInput>
          </Field>
        )}
        <Field label={t('place')} help={t('placeHelp')} error={errors.at('place')}>
          <TextArea name="place" rows={2} required value={notice.place} onChange={(event) => change({ place: event.target.value })} />
        </Field>
        <Field label={t('text')} help={images || notice.reason === 'minor' ? t('textHelp') : undefined} error={errors.at('text')}>
          <TextArea name="text" rows={6} required value={notice.text} onChange={(event) => change({ text: event.target.value })} />
        </Field>
        <Field label={t('name')} aside={anonymous && t('optional')} error={errors.at('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={100}
            required={!anonymous}
            value={notice.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          label={t('email')}
          aside={anonymous && t('optional')}
          help={anonymous ? t('emailHelp') : undefined}
          error={errors.at('email')}
        >
          <EmailInput name="email" required={!anonymous} value={notice.email} onChange={(event) => change({ email: event.target.value })} />
        </Field>
        <Checkbox
          name="good_faith"
          label={t('goodFaith')}
          required
          checked={notice.good_faith}
          error={errors.at('good_faith')}
          onChange={(event) => change({ good_faith: event.target.checked })}
        />
        <Button
          type={hydrated ? 'submit' : 'button'}
          kind="primary"
          loading={send.isPending && working === null}
          className="justify-self-start"
        >
          {working ?? t('submit')}
        </Button>
      </form>
    </Panel>
  );
}

interface Sending extends Pick<ReturnType<typeof useProof>, 'withProof'> {
  readonly form: { readonly current: HTMLFormElement | null };
  readonly onSent: (sent: SentNotice) => void;
}

function useSendNotice({ form, onSent, withProof }: Sending) {
  const api = useApi();
  return useMutation({
    async mutationFn({ reason, ...body }: Notice & { readonly client_id: string }) {
      if (reason === null) throw new ApiError(400, 'reason_required', { field: 'reason' });
      if (body.place.trim() === '') throw new ApiError(400, 'place_required', { field: 'place' });
      if (body.text.trim() === '') throw new ApiError(400, 'text_required', { field: 'text' });
      const notice = { ...body, reason };
      const reply = await withProof((slot) => api(sendNotice, { body: { ...notice, ...slot } }));
      void sendReceipt(reply.challenge, (proof) => api(sendNotice, { body: { ...notice, proof } }));
      return reply;
    },
    onSuccess: (reply, { email }) => onSent({ ...reply, email: email.trim() }),
    onError(error) {
      const field = fieldOf(error);
      if (field !== undefined) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    },
  });
}
