import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { fieldOf, useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Alert, Button, ButtonLink, EmailInput, Field, Panel, SelectInput, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { checkEmail } from '#features/account/contract/rules.ts';
import { useUser } from '#features/account/web/index.ts';
import { sendReceipt } from '#features/proof-of-work/web/index.ts';
import { complain } from '../contract/calls.ts';
import { complaintSubjects, type ComplaintSubject, maxComplaintLength } from '../contract/rules.ts';

/** /complaints, for members and visitors. */
export function Component() {
  const t = useTranslations('safety.complaints');
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <section className="wrap max-w-[720px] py-8 md:py-16">
      <PageTitle text={t('title')} />
      {sent === null ? (
        <>
          <h1 className="title-l">{t('title')}</h1>
          <p className="soft mt-2 text-pretty">{t('lead')}</p>
          <ComplaintForm onSent={setSent} />
        </>
      ) : (
        <Receipt sent={sent} onAnother={() => setSent(null)} />
      )}
    </section>
  );
}

interface Sent {
  readonly number: string;
  readonly email: string;
}

function Receipt({ sent, onAnother }: { readonly sent: Sent; readonly onAnother: () => void }) {
  const t = useTranslations('safety.complaints');
  const heading = useRef<HTMLHeadingElement>(null);
  // The receipt is shorter than the form, so it would be above the visible part of the page. The focus scrolls it into view.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <h1 ref={heading} tabIndex={-1} className="title-l">
        {t('doneTitle')}
      </h1>
      <p className="text-l text-pretty wrap-anywhere">
        {t.rich('doneText', { number: sent.number, email: sent.email, b: (inner) => <b className="num">{inner}</b> })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{t('home')}</ButtonLink>
        <Button kind="plain" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

interface Complaint {
  readonly client_id: string;
  readonly email: string;
  readonly name: string;
  readonly subject: ComplaintSubject;
  readonly text: string;
}

/** The remaining characters are shown from this number down. */
const showCountBelow = 500;

function ComplaintForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = useTranslations('safety.complaints');
  const user = useUser();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [complaint, setComplaint] = useState<Omit<Complaint, 'client_id'>>({
    email: user?.email ?? '',
    name: user?.profile.name ?? '',
    subject: 'member',
    text: '',
  });
  const clientId = useRef<string | null>(null);
  const send = useComplaint(form, onSent);
  const errors = useFieldErrors(send.error, 'safety', 'account');
  const left = maxComplaintLength - lengthOf(complaint.text);

  const change = (part: Partial<Complaint>) => {
    setComplaint((current) => ({ ...current, ...part }));
    // A changed form is a new complaint; resending an unchanged one is idempotent.
    clientId.current = null;
    if (send.isError) send.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    clientId.current ??= newClientId();
    send.mutate({ ...complaint, client_id: clientId.current });
  };
  return (
    <Panel className="mt-6">
      <form ref={form} method="post" noValidate className="grid gap-5" onSubmit={submit}>
        {errors.general && (
          <Alert tone="note" icon="warning-circle" live>
            {errors.general}
          </Alert>
        )}
        <Field label={t('subject')}>
          <SelectInput
            name="subject"
            value={complaint.subject}
            onChange={(event) => change({ subject: complaintSubjects.find((candidate) => candidate === event.target.value) ?? 'other' })}
          >
            {complaintSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`subjects.${subject}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field
          label={t('text')}
          help={t('textHelp')}
          aside={left <= showCountBelow && t('left', { n: Math.max(0, left) })}
          error={errors.at('text')}
        >
          <TextArea name="text" rows={7} required value={complaint.text} onChange={(event) => change({ text: event.target.value })} />
        </Field>
        <Field label={t('email')} error={errors.at('email')}>
          <EmailInput name="email" required value={complaint.email} onChange={(event) => change({ email: event.target.value })} />
        </Field>
        <Field label={t('name')} aside={t('optional')}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={100}
            value={complaint.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Button type={hydrated ? 'submit' : 'button'} kind="primary" loading={send.isPending} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </Panel>
  );
}

function useComplaint(form: { readonly current: HTMLFormElement | null }, onSent: (sent: Sent) => void) {
  const api = useApi();
  return useMutation({
    async mutationFn(body: Complaint) {
      if (body.text.trim() === '') throw new ApiError(400, 'text_required', { field: 'text' });
      const verdict = checkEmail(body.email);
      if (verdict !== null) throw new ApiError(400, verdict.code, { field: 'email' });
      const complaint = { ...body, email: body.email.trim(), name: body.name.trim() };
      const reply = await api(complain, { body: complaint });
      void sendReceipt(reply.challenge, (proof) => api(complain, { body: { ...complaint, proof } }));
      return reply;
    },
    onSuccess: ({ number }, { email }) => onSent({ number, email }),
    onError(error) {
      const field = fieldOf(error);
      if (field !== undefined) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    },
  });
}
