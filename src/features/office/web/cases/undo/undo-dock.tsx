import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, Icon, useAnnounce } from '#platform/web/ui/index.ts';
import { undoDecision } from '#features/cases/contract/calls.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { stackKeyOf } from '../../kit/queries.ts';
import { useAct } from '../../kit/use-act.ts';
import { useClock } from '../../kit/use-clock.ts';
import { caseKeyOf, queueKeyOf } from '../state/case-queries.ts';
import { isOpen, onUndoable, removeUndoable, type Undoable, undoable } from './undo-store.ts';

/** On every page of the office: the newest decision that can still be undone. */
export function UndoDock() {
  const { me } = useOffice();
  const list = useSyncExternalStore(onUndoable, () => undoable(me.id));
  const newest = list.at(-1);
  return newest === undefined ? null : <UndoBar key={newest.number} decision={newest} />;
}

function UndoBar({ decision }: { readonly decision: Undoable }) {
  const t = useTranslations('office.cases');
  const photos = useTranslations('office.photos');
  const dateText = useDateFormat();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { me } = useOffice();
  const { number, site, until } = decision;
  const now = useClock(500);
  const about = site === null ? {} : { site };
  const open = isOpen(until, now);
  useEffect(() => {
    if (!open) removeUndoable(me.id, number);
  }, [open, me.id, number]);
  const undo = useAct(
    (api) => api(undoDecision, { query: about, body: { number } }),
    () => {
      removeUndoable(me.id, number);
      void queries.invalidateQueries({ queryKey: queueKeyOf(about) });
      if (decision.photos === undefined) void queries.invalidateQueries({ queryKey: caseKeyOf(about, decision.case) });
      else void queries.invalidateQueries({ queryKey: stackKeyOf(about) });
      const path = decision.photos === undefined ? `/admin/cases/${decision.case}` : '/admin/photos';
      void navigate(site === null ? path : `${path}?site=${site}`);
      announce(t('undone'));
      return null;
    },
  );
  useKey('undo', undo.isPending ? null : () => undo.mutate(undefined));
  if (!open) return null;
  const deed = decision.photos === undefined ? t(`deeds.${decision.act}`, { name: decision.name }) : photos('deed', { n: decision.photos });
  const seconds = Math.ceil((new Date(until).getTime() - now) / 1000);
  return (
    <div className="undo-dock">
      <div className="undo">
        <Icon name="gavel" />
        <span>
          <b>{t('undoAt', { deed, time: dateText(new Date(until), { timeStyle: 'medium' }) })}</b>, {t('undoIn', { n: seconds })}
          <small>{t('undoLead')}</small>
        </span>
        <Button size="small" loading={undo.isPending} onClick={() => undo.mutate(undefined)}>
          {t('undo')}
          <KeyHint act="undo" />
        </Button>
      </div>
    </div>
  );
}
