import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { SavedNote, Stepper, Switch } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type ChatSettings, putChatSettings } from '../contract/endpoints.ts';
import { chatSettingsQuery } from './chat-settings-query.ts';
import { useWorth } from './use-worth.ts';

type Change = BodyOf<typeof putChatSettings>;

/** Read marks, and what a member wants to spend in a month; each saves itself. */
export function ChatSettingsSection() {
  const t = useTranslations('chat.settings');
  return (
    <section id="chat" aria-labelledby="chat-title" className="settings-section">
      <h2 id="chat-title" tabIndex={-1} className="h22">
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

/** Offered when a limit is set first: room for a few conversations. */
const firstLimit = 100;
const step = 10;
const most = 1_000_000;

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
        onChange={(on) => save(on ? Math.max(firstLimit, Math.ceil(spent / step) * step) : null)}
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

/** In ms without a further press. */
const pause = 700;

function Limit({ limit, onSave }: LimitProps) {
  const t = useTranslations('chat.settings');
  const worth = useWorth();
  const money = useMoney();
  const [wanted, setWanted] = useState<number | null>(null);
  const keep = useEffectEvent(() => {
    if (wanted !== null && wanted !== limit) onSave(wanted);
    setWanted(null);
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => keep(), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const value = wanted ?? limit;
  const price = worth(value);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Stepper
        label={t('limitLabel')}
        lessLabel={t('less')}
        moreLabel={t('more')}
        value={value}
        onChange={setWanted}
        min={0}
        max={most}
        step={step}
      />
      <span className="num">
        {t('limitLabel')}
        {price !== null && (
          <>
            <br />
            <span className="t13 soft">{t('worth', { money: money(price) })}</span>
          </>
        )}
      </span>
    </div>
  );
}

function Spent({ settings: { month_spent: n, month_ends } }: { readonly settings: ChatSettings }) {
  const t = useTranslations('chat.settings');
  const format = useFormatter();
  const worth = useWorth();
  const money = useMoney();
  const { time_zone: timeZone } = useSettings();
  const price = worth(n);
  return (
    <p className="t15 soft num mt-3 text-pretty">
      {n === 0 || price === null ? t('spent', { n }) : t('spentWorth', { n, money: money(price) })}{' '}
      {t('renews', { date: format.dateTime(new Date(month_ends), { day: 'numeric', month: 'long', timeZone }) })}
    </p>
  );
}

/** Shown at once, taken back when it is not saved. */
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
    onSuccess(answer, { read_marks }) {
      queries.setQueryData(queryKey, answer);
      if (read_marks === undefined) return;
      // What was read is told, or not told, from now on: also of what is loaded.
      for (const loaded of [['chats'], ['chat']]) void queries.invalidateQueries({ queryKey: loaded });
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
