import { useTranslations } from 'use-intl';
import { Button, PageLink } from '#platform/web/ui/index.ts';
import { exportCase } from '#features/cases/contract/calls.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { fileTransport, saveFile } from '../../kit/download.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';
import { useWhen } from '../../kit/use-when.ts';

/** What an authority has asked for: the account that is held, and the case as a file. */
export function ForAuthorities({ about: { number, subject, holds } }: { readonly about: Case }) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const { about, may, to } = useOffice();
  const save = useAct(
    (api) => api.withTransport(fileTransport)(exportCase, { query: { ...about, number } }),
    (file) => {
      if (file instanceof Blob) saveFile(file, `${number}.zip`);
      return t('caseExported');
    },
  );
  if (!may('authorities.answer')) return null;
  const blocks = to('/admin/blocks');
  return (
    <>
      {holds.map(({ id, reference, until }) => (
        <p key={id} className="advice">
          <b>{t('heldFor', { reference })}</b> {until === null ? t('heldEndless') : t('heldUntil', { when: when(until) })}
        </p>
      ))}
      <p className="row text-s">
        <Button kind="plain" className="tiny" icon="download-simple" loading={save.isPending} onClick={() => save.mutate(undefined)}>
          {t('caseExport')}
        </Button>
        {subject !== null && (
          <PageLink className="link" to={`${blocks}${blocks.includes('?') ? '&' : '?'}hold=${subject.id}#holds`}>
            {t('holdAccount')}
          </PageLink>
        )}
      </p>
    </>
  );
}
