import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button } from '#platform/web/ui/index.ts';
import { appealMonths } from '#features/decisions/contract/rules.ts';
import type { Decided } from '../state/photo-queries.ts';
import type { Outcome } from '../state/outcome.ts';

interface Props {
  readonly outcome: Outcome;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

type Result = Decided['results'][number];

/** What could not be done, with a way on, and who gets a letter. */
export function ResultSide({ outcome, retrying, onRetry }: Props) {
  const t = useTranslations('office.photos');
  const dateText = useDateFormat();
  const { photos, items, reply, at } = outcome;
  const refused = reply.results.filter(({ outcome: each }) => each !== 'done' && each !== 'not_seen');
  const failed = refused.some(({ outcome: each }) => each === 'failed');
  const rejected = new Map(items.flatMap(({ id, reason }) => (reason === undefined ? [] : [[id, reason] as const])));
  const letters = reply.results.filter(({ id, outcome: each }) => each === 'done' && rejected.has(id));
  const indexOf = (id: number) => photos.findIndex((photo) => photo.id === id);
  const until = new Date(at);
  until.setMonth(until.getMonth() + appealMonths);
  return (
    <aside className="ph-side" aria-label={t('result')}>
      {refused.length > 0 && (
        <section className="grid gap-3" aria-labelledby="refused">
          <h2 id="refused" className="title-h22">
            {t('refused')}
          </h2>
          <ul className="box ph-list">
            {refused.map((result) => (
              <li key={result.id}>
                <b>{t('refusedWho', { no: indexOf(result.id) + 1, name: photos[indexOf(result.id)]?.member.name ?? '' })}</b>
                <p className="soft">
                  <Why result={result} />
                </p>
              </li>
            ))}
          </ul>
          {failed && (
            <p>
              <Button className="tiny" loading={retrying} onClick={onRetry}>
                {t('retry')}
              </Button>
            </p>
          )}
        </section>
      )}
      <section className="grid gap-3" aria-labelledby="letters">
        <h2 id="letters" className="title-h22">
          {t('letters')}
        </h2>
        {letters.length === 0 ? (
          <p className="soft">{t('noLetters')}</p>
        ) : (
          <>
            <ul className="box ph-list">
              {letters.map(({ id }) => (
                <li key={id}>
                  <b>{photos[indexOf(id)]?.member.name}</b> <span className="soft">{t(`reasons.${rejected.get(id) ?? 'nudity'}`)}</span>
                </li>
              ))}
            </ul>
            <p className="text-s soft">
              {t('lettersAt', {
                time: dateText(new Date(reply.undo_until ?? at), { timeStyle: 'medium' }),
                date: dateText(until, { dateStyle: 'long' }),
              })}
            </p>
          </>
        )}
      </section>
    </aside>
  );
}

function Why({ result: { outcome, at, by } }: { readonly result: Result }) {
  const t = useTranslations('office.photos');
  const roles = useTranslations('office.roles');
  const dateText = useDateFormat();
  const time = at === null ? null : dateText(new Date(at), { timeStyle: 'short' });
  switch (outcome) {
    case 'gone':
      return time === null ? t('why_gone') : t('why_goneAt', { time });
    case 'decided_meanwhile':
      return t('why_decided', { who: by === null ? t('somebody') : roles(by), time: time ?? '' });
    case 'taken':
      return t('why_taken', { who: by === null ? t('somebody') : roles(by) });
    default:
      return t('why_failed');
  }
}
