import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import type { Block } from '#features/cases/contract/block-endpoints.ts';
import { endBlock } from '#features/cases/contract/calls.ts';
import { useAct, useOffice, useWhen } from '#features/office/web/index.ts';
import { blocksKey } from './keys.ts';

export function BlocksTable({ blocks }: { readonly blocks: readonly Block[] }) {
  const t = useTranslations('office-blocks');
  return (
    <div className="box">
      <table className="t fold blocks">
        <caption className="sr">{t('what')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('effect')}</th>
            <th scope="col">{t('hits')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col" className="r">
              {t('end')}
            </th>
          </tr>
        </thead>
        <tbody>
          {blocks.map((block) => (
            <BlockRow key={block.id} block={block} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlockRow({ block }: { readonly block: Block }) {
  const t = useTranslations('office-blocks');
  const when = useWhen();
  const queries = useQueryClient();
  const { about } = useOffice();
  const { id, kind, value, effect, reason, until, state, hits, last_hit_at, created_at, by } = block;
  const end = useAct(
    (api) => api(endBlock, { query: about, body: { id } }),
    () => {
      void queries.invalidateQueries({ queryKey: blocksKey });
      return t('ended', { value });
    },
    'office-blocks',
  );
  return (
    <tr>
      <th scope="row" className="m1">
        <span className="what">{value}</span> <span className="soft text-s">{t(`kinds.${kind}`)}</span>
      </th>
      <td className="m3">
        {t(`effects.${effect}`)}{' '}
        <span className="soft text-s">
          {state === 'over' ? t('over') : until === null ? t('endless') : t('untilWhen', { when: when(until) })}
        </span>
      </td>
      <td className="m4 num">
        {hits === 0 ? <span className="soft">{t('never')}</span> : hits}{' '}
        {last_hit_at !== null && <span className="soft text-s">{t('last', { when: when(last_hit_at) })}</span>}
      </td>
      <td className="mx">
        <span className="wrap-anywhere">{reason}</span> <span className="soft text-s">{t('by', { name: by, when: when(created_at) })}</span>
      </td>
      <td className="m2 r">
        {state !== 'ended' && (
          <Button size="small" aria-label={t('endNamed', { value })} loading={end.isPending} onClick={() => end.mutate(undefined)}>
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  );
}
