import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import { fileTransport, saveFile, useAct } from '#features/office/web/index.ts';
import { exportSite, importSite } from '../../contract/calls.ts';
import type * as endpoints from '../../contract/endpoints.ts';
import { useFieldWords } from '../fields/use-field-words.ts';
import { useEditedSite } from '../site-context.ts';

type Missing = ReplyOf<typeof endpoints.importSite>['missing'];

/** Takes the settings of the site out as a file, and puts those of a file into the draft. */
export function Transfer() {
  const t = useTranslations('office-sites.transfer');
  const { reply, about, keep } = useEditedSite();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  const take = useAct(
    (api) => api.withTransport(fileTransport)(exportSite, { query: about }),
    (made) => {
      if (made instanceof Blob) saveFile(made, `${reply.site.name}.json`);
      return t('exported');
    },
    'office-sites',
  );
  const put = useAct(
    async (api, file: File) => api(importSite, { query: about, body: { version: reply.version, site: parsed(await file.text()) } }),
    (made) => {
      keep(made.site);
      setMissing(made.missing);
      return null;
    },
    'office-sites',
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) put.mutate(file);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <div className="row">
      <Button className="tiny" icon="download-simple" loading={take.isPending} onClick={() => take.mutate(undefined)}>
        {t('export')}
      </Button>
      <Button className="tiny" loading={put.isPending} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <input ref={input} type="file" accept="application/json,.json" hidden aria-label={t('import')} onChange={choose} />
      {missing !== null && <MissingDialog missing={missing} onClose={() => setMissing(null)} />}
    </div>
  );
}

/** What is no JSON goes to the server as text, which says that it is no export. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function MissingDialog({ missing, onClose }: { readonly missing: Missing; readonly onClose: () => void }) {
  const t = useTranslations('office-sites.transfer');
  const problems = useTranslations('office-sites.why');
  const common = useTranslations('common.action');
  const { titleOf } = useFieldWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('imported')}
      closeLabel={common('close')}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <p>{t('importedLead')}</p>
      {/* A long list is scrolled from it by keyboard. */}
      <div role="region" aria-label={t('imported')} tabIndex={0}>
        <ul className="changes">
          {missing.map(({ field, why }) => (
            <li key={`${field} ${why}`}>
              <div>
                <b>{titleOf(field)}</b>
                <p className="text-s soft">{problems(why)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
