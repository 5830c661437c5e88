import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#platform/contract/languages.ts';
import { useApi } from '#platform/web/data/context.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { PieceEditor } from './editor/piece-editor.tsx';
import { type Kept, TypedProvider } from './fields/typed-context.ts';
import { ContentList } from './list/content-list.tsx';
import { type ListReply, listQuery } from './queries.ts';
import { useAddress } from './use-address.ts';

/** Everything that the operator writes for a site: the list, and one piece with its texts, preview and versions. */
export function Component() {
  const t = useTranslations('office-content');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(listQuery({ api, asks }, about));
  const { data } = query;
  return (
    <>
      <PageHead title={t('title')} lead={data === undefined ? undefined : t('lead', { n: data.pieces.length, open: countOpen(data) })} />
      <Loaded query={query} what={t('what')}>
        {(list) => <Content key={about.site ?? 0} list={list} />}
      </Loaded>
    </>
  );
}

/** Those with a draft, and those that lack a language. */
const countOpen = ({ pieces }: ListReply): number =>
  pieces.filter(({ drafted, hidden, complete }) => drafted || (!hidden && complete.length < languages.length)).length;

function Content({ list }: { readonly list: ListReply }) {
  const t = useTranslations('office-content');
  const { open } = useAddress();
  // What was typed stays while somebody looks at another text.
  const [kept, setKept] = useState<Kept>(new Map());
  return (
    <TypedProvider value={{ kept, setKept }}>
      <div className="content3">
        <ContentList list={list} />
        {open === null ? (
          <p className="soft content-choose">{t('choose')}</p>
        ) : (
          <PieceEditor key={`${open.kind}/${open.key}`} list={list} kind={open.kind} of={open.key} />
        )}
      </div>
    </TypedProvider>
  );
}
