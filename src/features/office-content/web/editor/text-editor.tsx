import { useTranslations } from 'use-intl';
import { Alert, Button, Icon } from '#platform/web/ui/index.ts';
import { useWhen } from '#features/office/web/index.ts';
import { Preview } from '../preview/preview.tsx';
import type { ListReply, PieceOf, TextOf } from '../queries.ts';
import { useNames } from '../use-names.ts';
import { ContentField } from './content-field.tsx';
import { fieldsOf } from '../fields/typed.ts';
import { useSaveText } from './use-save-text.ts';
import { Versions } from './versions.tsx';

interface Props {
  readonly piece: PieceOf;
  readonly text: TextOf;
  readonly list: ListReply;
}

/** One text beside that in the site's language: saved as a draft, then published. */
export function TextEditor({ piece, text, list }: Props) {
  const t = useTranslations('office-content');
  const { languageName } = useNames();
  const { language } = text;
  const fields = fieldsOf(piece, language);
  const saving = useSaveText(piece, text, fields);
  const { typed, isTouched, met, save, publish, publishAll, discard } = saving;
  const isOriginal = language === null || language === list.language;
  const source = isOriginal ? null : (piece.texts.find((one) => one.language === list.language)?.published ?? null);
  const others = piece.texts.filter((one) => one.draft !== null && one.language !== language).length;
  const isBusy = save.isPending || publish.isPending;
  return (
    <>
      <section className="content-editor" aria-label={languageName(language)}>
        <State text={text} original={languageName(list.language)} />
        {met !== null && (
          <Alert
            tone="note"
            icon="warning-circle"
            live
            title={t('conflict.title', { name: met.by })}
            actions={[
              <Button key="mine" size="small" onClick={saving.keepMine}>
                {t('conflict.mine')}
              </Button>,
              <Button key="theirs" size="small" onClick={saving.takeTheirs}>
                {t('conflict.theirs')}
              </Button>,
            ]}
          >
            {t('conflict.lead')}
            {Object.entries(met.theirs).map(([name, value]) => (
              <span key={name} className="their-words">
                {String(value)}
              </span>
            ))}
          </Alert>
        )}
        <form
          method="post"
          noValidate
          className="content-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isTouched && !isBusy) save.mutate(undefined);
          }}
        >
          {fields.length === 0 && <p className="soft">{t('editor.ourIcebreaker')}</p>}
          {fields.length === 0 && text.published !== null && 'text' in text.published && <p>{text.published.text}</p>}
          {fields.map((name) => (
            <ContentField
              key={name}
              piece={piece}
              language={language}
              name={name}
              value={typed[name] ?? ''}
              list={list}
              source={isOriginal ? null : { language: list.language, text: wordsOf(source, name) }}
              onChange={(value) => saving.change({ ...typed, [name]: value })}
            />
          ))}
          {saving.problem !== null && (
            <Alert tone="note" icon="warning-circle" live>
              {saving.problem}
            </Alert>
          )}
          {fields.length > 0 && (
            <div className="row content-acts">
              <Button
                kind="primary"
                loading={publish.isPending}
                disabled={!isTouched && text.draft === null}
                onClick={() => publish.mutate(undefined)}
              >
                {t('publish')}
              </Button>
              <Button type="submit" disabled={!isTouched} loading={save.isPending}>
                {t('save')}
              </Button>
              {(isTouched || text.draft !== null) && (
                <Button kind="quiet" loading={discard.isPending} onClick={() => discard.mutate(undefined)}>
                  {t('discard')}
                </Button>
              )}
              {others > 0 && (
                <Button loading={publishAll.isPending} onClick={() => publishAll.mutate(undefined)}>
                  {t('publishAll')}
                </Button>
              )}
              {isTouched && <span className="text-s soft">{t('unsaved')}</span>}
              {!isTouched && text.draft === null && <span className="text-s soft">{t('unchanged')}</span>}
            </div>
          )}
        </form>
      </section>
      <aside className="content-aside">
        {(language !== null || piece.kind === 'gift') && <Preview piece={piece} language={language} typed={typed} list={list} />}
        <Versions piece={piece} text={text} />
      </aside>
    </>
  );
}

function State({
  text: { language, live, published_at: since, draft, stale },
  original,
}: {
  readonly text: TextOf;
  readonly original: string;
}) {
  const t = useTranslations('office-content.editor');
  const when = useWhen();
  if (live !== 'published' && language === null && draft === null) return null;
  return (
    <div className="grid gap-1">
      {live === 'published' && since !== null && (
        <p className="text-s">
          <Icon name="check-circle" /> {t('state.published', { when: when(since) })}
        </p>
      )}
      {live === 'ours' && language !== null && <p className="text-s soft">{t('state.ours')}</p>}
      {live === 'missing' && language !== null && <p className="text-s soft">{t('state.missing')}</p>}
      {draft !== null && <p className="text-s">{t('drafted', { name: draft.by?.name ?? t('machine'), when: when(draft.at) })}</p>}
      {stale && <p className="text-s part">{t('staleLead', { language: original })}</p>}
    </div>
  );
}

/** The words of a field in the site's language. */
function wordsOf(content: TextOf['published'], name: string): string {
  const value = new Map<string, unknown>(Object.entries(content ?? {})).get(name);
  return typeof value === 'string' ? value : '';
}
