import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Decision } from './letter/decision.tsx';
import { decisionQuery } from './queries.ts';
import './decision.css';

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  const token = new URL(request.url).searchParams.get('token');
  await throwToErrorPage(queries.fetchQuery(decisionQuery(api, params['number'] ?? '', token)));
  return null;
}

/** /decisions/{number}: the letter, and the appeal. With `closed`, for members who have just been refused at the login. */
export function Component() {
  const number = useParams()['number'] ?? '';
  const [search] = useSearchParams();
  const token = search.get('token');
  const { data: decision } = useSuspenseQuery(decisionQuery(useApi(), number, token));
  return (
    <>
      <PageTitle text={decision.letter.title} />
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <Decision decision={decision} token={token} justRefused={search.has('closed')} />
    </>
  );
}
