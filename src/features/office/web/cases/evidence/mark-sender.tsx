import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { markSource } from '#features/cases/contract/calls.ts';
import { caseSenders } from '#features/cases/contract/rules.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';
import { caseKeyOf } from '../state/case-queries.ts';

interface Props {
  readonly about: Pick<Case, 'number' | 'state'>;
  readonly source: Pick<Case['sources'][number], 'kind' | 'number' | 'sent_by'>;
}

/** Says that a notice came from a trusted flagger or an authority; the pressed button takes it back. */
export function MarkSender({ about: { number, state }, source }: Props) {
  const t = useTranslations('office.cases');
  const queries = useQueryClient();
  const { about, may } = useOffice();
  const mark = useAct(
    (api, sent_by: (typeof caseSenders)[number] | null) =>
      api(markSource, { query: about, body: { number, source: source.number ?? '', sent_by } }),
    () => {
      void queries.invalidateQueries({ queryKey: caseKeyOf(about, number) });
      return null;
    },
  );
  if (source.kind !== 'notice' || source.number === null || state !== 'open' || !may('cases.decide')) return null;
  return (
    <p className="row" role="group" aria-label={t('senderOf', { number: source.number })}>
      {caseSenders.map((one) => (
        <Button
          key={one}
          kind="plain"
          className="tiny"
          aria-pressed={source.sent_by === one}
          icon={source.sent_by === one ? 'check' : undefined}
          loading={mark.isPending && (mark.variables ?? source.sent_by) === one}
          onClick={() => !mark.isPending && mark.mutate(source.sent_by === one ? null : one)}
        >
          {t(`enterSources.${one}`)}
        </Button>
      ))}
    </p>
  );
}
