import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { useTranslations } from 'use-intl';
import { useAsks } from '#features/office/web/index.ts';
import { getSite, putSite } from '../../contract/calls.ts';
import type { SiteReply } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';
import { useFieldWords } from './use-field-words.ts';

/** Somebody else has changed the same field since this page showed it. */
export interface Met {
  readonly by: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** The value of a field in the draft. */
export function draftedOf({ settings, company, hosts, time_zone }: SiteReply, field: string): unknown {
  if (field === 'hosts') return hosts;
  if (field === 'time_zone') return time_zone;
  return (field.startsWith('company.') ? company[field.slice('company.'.length)] : settings[field]) ?? null;
}

const bodyOf = (version: number, field: string, value: unknown) => {
  if (field === 'hosts') return { version, hosts: value };
  if (field === 'time_zone') return { version, time_zone: value };
  return field.startsWith('company.')
    ? { version, company: { [field.slice('company.'.length)]: value } }
    : { version, settings: { [field]: value } };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts a value into the draft. Where somebody else was faster with another field, both stay; with the same one, the person chooses. */
export function useSaveField(field: string, onMet: (met: Met) => void) {
  const api = useApi();
  const asks = useAsks();
  const announce = useAnnounce();
  const t = useTranslations('office-sites.page');
  const errorText = useErrorText('office-sites', 'office');
  const { problemOf } = useFieldWords();
  const { reply, about, keep } = useEditedSite();
  const save = useMutation({
    async mutationFn({ value, over }: { readonly value: unknown; readonly over?: true }) {
      const seen = draftedOf(reply, field);
      let { version } = reply;
      for (;;) {
        try {
          return await asks.within(() => api(putSite, { query: about, body: bodyOf(version, field, value) }));
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error;
          const now = await asks.within(() => api(getSite, { query: about }));
          const theirs = draftedOf(now, field);
          if (over !== true && !isSame(theirs, seen) && !isSame(theirs, value)) {
            onMet({ by: now.draft?.by.name ?? '', theirs, mine: value });
            return now;
          }
          version = now.version;
        }
      }
    },
    onSuccess(made) {
      keep(made);
      announce(t('saved'));
    },
  });
  const { error } = save;
  const refused = error instanceof ApiError && error.code === 'setting_refused' && error.params['field'] === field ? error : null;
  return {
    save: save.mutate,
    isPending: save.isPending,
    forget: save.reset,
    problem: error === null ? null : refused === null ? errorText(error) : problemOf(refused.params),
    /** The nearest allowed colour. */
    nearest: refused === null ? null : (refused.params['nearest'] ?? null),
  };
}
