import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { loadToastRegion } from '#platform/web/ui/feedback/load-toast-region.ts';
import { Button, ButtonLink, cx } from '#platform/web/ui/index.ts';
import { ErrorArt } from './error-art.tsx';
import { refusalTexts } from './refusal-texts.ts';

interface Failure {
  readonly status: number;
  readonly reference: string | null;
}

/** The texts for a status. 410: a page that the operator has withdrawn. */
const reasons: Readonly<Partial<Record<number, Parameters<typeof refusalTexts>[1]>>> = {
  0: 'offline',
  404: 'notFound',
  410: 'notFound',
  429: 'tooMany',
  503: 'away',
};

/** In ms. Stylesheets that take longer count as lost. */
const stylesWithin = 10_000;

/** Shows why a page failed, and the next step. A page that failed without a connection is retried once there is one. */
export function ErrorMessage() {
  const error = useRouteError();
  // Read only once, because the result depends on the connection and the component may render again.
  const { status, reference } = useMemo(() => readFailure(error), [error]);
  const t = useTranslations('app.error');
  const nav = useTranslations('app.nav');
  const common = useTranslations('common.errors');
  const { state, revalidate } = useRevalidator();
  const [isLoadingStyles, setLoadingStyles] = useState(false);
  const retry = () => {
    setLoadingStyles(true);
    // Reloads style sheets that were lost with the page. When they are lost again, the data of the page reports the reason.
    const again = loadToastRegion().then((region) => region.loadStylesAgain());
    void Promise.race([again, new Promise((resolve) => setTimeout(resolve, stylesWithin))])
      .catch(() => {})
      .then(() => {
        setLoadingStyles(false);
        return revalidate();
      });
  };
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (status !== 0) return undefined;
    const goOn = () => retryOnline();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [status]);
  const reason = reasons[status] ?? 'failed';
  const { title, text } = refusalTexts(t, reason);
  // A refusal, which a retry cannot change: the same call would get the same reply.
  const isRefused = reason === 'failed' && status < 500;
  const isFinal = isRefused || reason === 'notFound';
  return (
    <section className={cx('wrap error-message', isFinal && 'error-final')}>
      <PageTitle text={title} />
      <ErrorArt />
      <div className="grid justify-items-start gap-3">
        {status > 0 && <p className="text-m soft num">{t('status', { status })}</p>}
        <h1 className="title-xl">{title}</h1>
        <p className="text-l soft pretty max-w-[46ch]">{isRefused ? common('invalid_request') : text}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {!isFinal && (
            <Button kind="primary" loading={isLoadingStyles || state === 'loading'} onClick={retry}>
              {t('retry')}
            </Button>
          )}
          <ButtonLink to="/" reloadDocument kind={isFinal ? 'primary' : 'quiet'}>
            {t('home')}
          </ButtonLink>
          {reason === 'notFound' && (
            <ButtonLink to="/members" kind="quiet">
              {nav('search')}
            </ButtonLink>
          )}
        </div>
        {reference !== null && status >= 500 && <p className="text-s soft mt-2">{t('reference', { code: reference })}</p>}
      </div>
    </section>
  );
}

/** Status and request id of a thrown value; 500 when it has none. */
function readFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { data } = error as { data: unknown };
    // A loader has given a call without a response a status for the server's page.
    if (typeof data === 'object' && data !== null && 'code' in data && data.code === 'offline') return { status: 0, reference: null };
    const reference =
      typeof data === 'object' && data !== null && 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : null;
    return { status: error.status, reference };
  }
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number')
    return { status: error.status, reference: null };
  // For example a part of the page that was not loaded before the connection was lost.
  return { status: globalThis.navigator?.onLine === false ? 0 : 500, reference: null };
}
