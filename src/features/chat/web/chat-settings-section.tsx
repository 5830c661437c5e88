import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { knownTimeZone } from '#platform/contract/known-to-intl.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { SavedNote, Stepper, Switch } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { putChatSettings } from '../contract/calls.ts';
import type { ChatSettings } from '../contract/chat-settings.ts';
import type * as chatSettingsEndpoints from '../contract/chat-settings.ts';
import { chatSettingsQuery } from './state/cache/chat-settings-query.ts';
import { chatsKey, conversationsKey } from './state/cache/keys.ts';
import { useCreditValue } from './use-credit-value.ts';

type Change = BodyOf<typeof chatSettingsEndpoints.putChatSettings>;

/** Read receipts and the monthly spending limit. Each setting is saved when it changes. */
export function ChatSettingsSection() {
  const t = useTranslations('chat.settings');
  return (
    <section id="chat" aria-labelledby="chat-title" className="settings-section">
      <h2 id="chat-title" tabIndex={-1} className="title-s">
        {t('title')}
      </h2>
      <div className="mt-4">
        <ReadMarks />
        <MonthlyLimit />
      </div>
    </section>
  );
}

function ReadMarks() {
  const t = useTranslations('chat.settings');
  const { data: settings } = useSuspenseQuery(chatSettingsQuery(useApi()));
  const change = useChange();
  return (
    <div className="settings-row">
      <Switch
        label={t('readMarks')}
        help={t('readMarksHelp')}
        name="read_marks"
        checked={settings.read_marks}
        onChange={(read_marks) => change.mutate({ read_marks })}
      />
      <Saved change={change} onUndo={({ read_marks }) => change.mutate({ read_marks })} />
    </div>
  );
}

/** Suggested when the limit is switched on, in credits. */
const defaultLimit = 100;
const step = 10;
const maxLimit = 1_000_000;

function MonthlyLimit() {
  const t = useTranslations('chat.settings');
  const { data: settings } = useSuspenseQuery(chatSettingsQuery(useApi()));
  const change = useChange();
  const save = (monthly_limit: number | null) => change.mutate({ monthly_limit });
  const { monthly_limit: limit, month_spent: spent } = settings;
  return (
    <div className="settings-row">
      <Switch
        label={t('limit')}
        help={t('limitHelp')}
        name="monthly_limit"
        checked={limit !== null}
        onChange={(on) => save(on ? Math.max(defaultLimit, Math.ceil(spent / step) * step) : null)}
      />
      {limit !== null && <Limit limit={limit} onSave={save} />}
      <Spent settings={settings} />
      <Saved change={change} onUndo={({ monthly_limit }) => save(monthly_limit)} />
    </div>
  );
}

interface LimitProps {
  readonly limit: number;
  readonly onSave: (limit: number) => void;
}

/** Debounce before a new limit is saved, in ms. */
const saveDelay = 700;

function Limit({ limit, onSave }: LimitProps) {
  const t = useTranslations('chat.settings');
  const creditValue = useCreditValue();
  const money = useMoney();
  /** Chosen but not saved yet. */
  const [pending, setPending] = useState<number | null>(null);
  const save = useEffectEvent(() => {
    if (pending !== null && pending !== limit) onSave(pending);
    setPending(null);
  });
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => save(), saveDelay);
    return () => clearTimeout(timer);
  }, [pending]);
  const value = pending ?? limit;
  const price = creditValue(value);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Stepper
        label={t('limitLabel')}
        lessLabel={t('less')}
        moreLabel={t('more')}
        value={value}
        onChange={setPending}
        min={0}
        max={maxLimit}
        step={step}
      />
      <span className="num">
        {t('limitLabel')}
        {price !== null && (
          <>
            <br />
            <span className="text-s soft">{t('worth', { money: money(price) })}</span>
          </>
        )}
      </span>
    </div>
  );
}

function Spent({ settings: { month_spent: n, month_money: paid, month_ends } }: { readonly settings: ChatSettings }) {
  const t = useTranslations('chat.settings');
  const dateText = useDateFormat();
  const money = useMoney();
  const { time_zone: timeZone } = useSettings();
  const date = dateText(new Date(month_ends), { day: 'numeric', month: 'long', timeZone: knownTimeZone(timeZone) });
  return (
    <p className="text-m soft num mt-3 text-pretty">
      {paid.length === 0 ? t('spent', { n }) : t('spentWorth', { n, money: paid.map(money).join(' + ') })} {t('renews', { date })}
    </p>
  );
}

/** Optimistic update, rolled back when saving fails. */
function useChange() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = chatSettingsQuery(api);
  return useMutation({
    scope: { id: 'chat-settings' },
    mutationFn: (body: Change) => api(putChatSettings, { body }),
    onMutate(body) {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (settings) => settings && { ...settings, ...body });
      return before;
    },
    onSuccess(response, { read_marks }) {
      queries.setQueryData(queryKey, response);
      if (read_marks === undefined) return;
      // Receipts appear or disappear in the conversations that are already loaded, too.
      for (const affected of [chatsKey, conversationsKey]) void queries.invalidateQueries({ queryKey: affected });
    },
    onError: (_error, _body, before) => before && queries.setQueryData(queryKey, before),
  });
}

interface SavedProps {
  readonly change: ReturnType<typeof useChange>;
  readonly onUndo: (before: ChatSettings) => void;
}

function Saved({ change: { isSuccess, isError, error, context: before }, onUndo }: SavedProps) {
  const common = useTranslations('common');
  const errorText = useErrorText('chat');
  return (
    <SavedNote
      state={isSuccess ? 'saved' : isError ? 'failed' : null}
      savedLabel={common('state.saved')}
      error={error && errorText(error)}
      undo={isSuccess && before !== undefined ? { label: common('action.undo'), onUndo: () => onUndo(before) } : undefined}
    />
  );
}
