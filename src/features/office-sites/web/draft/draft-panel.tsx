import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon, IconButton, useAnnounce } from '#platform/web/ui/index.ts';
import { useAct, useWhen } from '#features/office/web/index.ts';
import { publishSite, putSite } from '../../contract/calls.ts';
import { fieldsBody } from './fields-body.ts';
import { useFieldWords } from '../fields/use-field-words.ts';
import type { SiteChange } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** What a publication would change, and the publication. */
export function DraftPanel() {
  const t = useTranslations('office-sites.draft');
  const when = useWhen();
  const announce = useAnnounce();
  const { reply, about, keep } = useEditedSite();
  const [seen, setSeen] = useState(false);
  const { changes, draft, version } = reply;
  const publish = useAct(
    (api) => api(publishSite, { query: about, body: { version } }),
    (made) => {
      keep(made);
      return t('published');
    },
    'office-sites',
  );
  const putBack = useAct(
    (api, back: readonly SiteChange[]) => api(putSite, { query: about, body: { version, ...fieldsBody(back) } }),
    (made) => {
      keep(made);
      announce(t('discarded'));
      return null;
    },
    'office-sites',
  );
  const isPublic = changes.filter((change) => change.public).length;
  return (
    <section className="draft" aria-labelledby="draft">
      <header className="row">
        <h2 id="draft" className="title-h22">
          {t('title', { n: changes.length })}
        </h2>
        <span className="text-s soft">{t('draft')}</span>
      </header>
      {changes.length === 0 ? (
        <p className="soft text-s">{t('nothing')}</p>
      ) : (
        <>
          <ul className="changes">
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} onUndo={() => putBack.mutate([change])} />
            ))}
          </ul>
          {draft !== null && <p className="text-s soft">{t('by', { name: draft.by.name, when: when(draft.at) })}</p>}
          {isPublic > 0 && (
            <div className="note with-icon caution">
              <Icon name="eye" />
              <p className="text-s">
                <b>{t('public', { n: isPublic })}</b> {t('publicLead')}
              </p>
            </div>
          )}
          <Button size="small" icon="eye" onClick={() => setSeen(true)}>
            {t('preview')}
          </Button>
          <Button kind="primary" loading={publish.isPending} onClick={() => publish.mutate(undefined)}>
            {t('publish', { n: changes.length })}
          </Button>
          <Button kind="quiet" size="small" loading={putBack.isPending} onClick={() => putBack.mutate(changes)}>
            {t('discard')}
          </Button>
          <p className="text-s soft">{t('back')}</p>
        </>
      )}
      {seen && <PreviewDialog onClose={() => setSeen(false)} />}
    </section>
  );
}

function ChangeLine({ change, onUndo }: { readonly change: SiteChange; readonly onUndo: () => void }) {
  const t = useTranslations('office-sites.draft');
  const { titleOf, valueOf } = useFieldWords();
  const { field } = change;
  return (
    <li>
      <div>
        <b>{titleOf(field)}</b>
        <p className="old-new">
          <del>{valueOf(field, change.old)}</del> <span aria-hidden="true">→</span> <ins>{valueOf(field, change.new)}</ins>
        </p>
      </div>
      <IconButton icon="arrow-counter-clockwise" label={t('undoOne', { field: titleOf(field) })} onClick={onUndo} />
    </li>
  );
}
