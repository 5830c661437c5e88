import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Field, TextInput } from '#platform/web/ui/index.ts';
import { endHold, getHolds, hold } from '#features/cases/contract/calls.ts';
import { maxHoldReference } from '#features/cases/contract/hold-rules.ts';
import { maxBlockReason } from '#features/cases/contract/block-rules.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { EndpointOf } from '#platform/contract/call.ts';
import { Loaded, useAct, useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import { dayOfEnd, endOf } from './end-of.ts';
import { holdsKey, holdsKeyOf } from './keys.ts';

type Hold = ReplyOf<EndpointOf<typeof getHolds>>['holds'][number];

/** Accounts that authorities have asked to keep. */
export function Holds() {
  const t = useTranslations('office-blocks');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useInfiniteQuery({
    queryKey: holdsKeyOf(about),
    queryFn: ({ pageParam }) => asks.within(() => api(getHolds, { query: { ...about, ...(pageParam !== null && { after: pageParam }) } })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const holds = query.data?.pages.flatMap((page) => page.holds) ?? [];
  return (
    <section aria-labelledby="holds" className="stack">
      <div>
        <h2 id="holds" className="title-h22">
          {t('holds')}
        </h2>
        <p className="soft">{t('holdsLead')}</p>
      </div>
      <HoldForm holds={holds} />
      <Loaded query={query} what={t('holds')}>
        {() => (holds.length === 0 ? <p className="soft">{t('holdsNone')}</p> : <HoldsTable holds={holds} />)}
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}

function HoldForm({ holds }: { readonly holds: readonly Hold[] }) {
  const t = useTranslations('office-blocks');
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const { about } = useOffice();
  const [member, setMember] = useState(search.get('hold')?.slice(0, 20) ?? '');
  const [reference, setReference] = useState('');
  const [until, setUntil] = useState('');
  /** Null: nobody has touched it, so that a hold that is changed stays silent as long as it was. */
  const [typedSilent, setTypedSilent] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const id = Number(member.trim());
  const isMember = Number.isSafeInteger(id) && id > 0;
  const known = holds.find((one) => one.ended_at === null && one.member.id === id && one.reference === reference.trim());
  const silent = typedSilent ?? (known?.silent_until == null ? '' : dayOfEnd(known.silent_until));
  const save = useAct(
    (api) =>
      api(hold, {
        query: about,
        body: {
          member: id,
          reference,
          until: endOrNull(until),
          ...(typedSilent !== null && { silent_until: endOrNull(typedSilent) }),
          reason,
        },
      }),
    () => {
      setMember('');
      setReference('');
      setUntil('');
      setTypedSilent(null);
      setReason('');
      setIsTried(false);
      void queries.invalidateQueries({ queryKey: holdsKey });
      return t('held', { id: String(id) });
    },
    'office-blocks',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMember && reference.trim() !== '' && reason.trim() !== '' && !save.isPending) save.mutate(undefined);
  };
  return (
    <form method="post" noValidate className="inv" onSubmit={submit}>
      <div className="two-f">
        <Field label={t('holdMember')} error={isTried && !isMember && t('holdMemberWrong')}>
          <TextInput inputMode="numeric" autoComplete="off" value={member} onChange={(event) => setMember(event.target.value)} />
        </Field>
        <Field label={t('until')} aside={t('optional')} help={t('untilHelp')}>
          <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </Field>
      </div>
      <Field
        label={t('holdReference')}
        help={t('holdReferenceHelp')}
        error={isTried && reference.trim() === '' && t('holdReferenceMissing')}
      >
        <TextInput
          autoComplete="off"
          maxLength={maxHoldReference}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <Field label={t('holdSilent')} aside={t('optional')} help={t('holdSilentHelp')}>
        <TextInput type="date" autoComplete="off" value={silent} onChange={(event) => setTypedSilent(event.target.value)} />
      </Field>
      <Field label={t('reason')} help={t('reasonHelp')} error={isTried && reason.trim() === '' && t('errors.text_required')}>
        <TextInput autoComplete="off" maxLength={maxBlockReason} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="row">
        <Button kind="primary" size="small" type="submit" icon="lock-simple" loading={save.isPending}>
          {t('holdSave')}
        </Button>
      </div>
    </form>
  );
}

const endOrNull = (day: string): string | null => (day === '' ? null : endOf(day));

function HoldsTable({ holds }: { readonly holds: readonly Hold[] }) {
  const t = useTranslations('office-blocks');
  return (
    <div className="box">
      <table className="t fold blocks">
        <caption className="sr">{t('holds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('holdReference')}</th>
            <th scope="col">{t('holdMember')}</th>
            <th scope="col">{t('until')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col" className="r">
              {t('end')}
            </th>
          </tr>
        </thead>
        <tbody>
          {holds.map((one) => (
            <HoldRow key={one.id} hold={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HoldRow({
  hold: { id, reference, reason, until, silent_until, holds, ended_at, created_at, by, member },
}: {
  readonly hold: Hold;
}) {
  const t = useTranslations('office-blocks');
  const when = useWhen();
  const queries = useQueryClient();
  const { about } = useOffice();
  const end = useAct(
    (api) => api(endHold, { query: about, body: { id } }),
    () => {
      void queries.invalidateQueries({ queryKey: holdsKey });
      return t('holdEnded', { reference });
    },
    'office-blocks',
  );
  return (
    <tr>
      <th scope="row" className="m1">
        <span className="what">{reference}</span>
      </th>
      <td className="m3 num">{t('memberNumber', { id: String(member.id) })}</td>
      <td className="m4">
        {ended_at !== null
          ? t('endedAt', { when: when(ended_at) })
          : until === null
            ? t('endless')
            : holds
              ? t('untilWhen', { when: when(until) })
              : t('over')}
        {silent_until !== null && <span className="soft text-s block">{t('silentUntil', { when: when(silent_until) })}</span>}
      </td>
      <td className="mx">
        <span className="wrap-anywhere">{reason}</span> <span className="soft text-s">{t('by', { name: by, when: when(created_at) })}</span>
      </td>
      <td className="m2 r">
        {ended_at === null && (
          <Button size="small" aria-label={t('holdEndNamed', { reference })} loading={end.isPending} onClick={() => end.mutate(undefined)}>
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  );
}
