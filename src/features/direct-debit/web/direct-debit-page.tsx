import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, ButtonLink, Icon } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { ShopPage } from '#features/shop/web/index.ts';
import type { DirectDebit } from '../contract/endpoints.ts';
import { CodeLead, DebitCode } from './debit-code.tsx';
import { DebitConfirmed } from './debit-confirmed.tsx';
import { DebitDetails } from './debit-details.tsx';
import { Blocked, OtherWay } from './debit-refusal.tsx';
import { directDebitQuery } from './direct-debit-query.ts';
// Imported after the styles of the shop pages, which it overrides.
import './direct-debit.css';

const orderOf = (search: URLSearchParams): number => {
  const text = search.get('order') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
};

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const order = orderOf(new URL(request.url).searchParams);
  if (order !== 0) await throwToErrorPage(tools.queries.fetchQuery(directDebitQuery(tools.api, order)));
  return null;
}

/** /directdebit?order={id}: form, code, and the confirmed order. Without an order it explains how to get there. */
export function Component() {
  const t = useTranslations('direct-debit.debit');
  const buy = useTranslations('orders.list')('buy');
  const [search] = useSearchParams();
  const order = orderOf(search);
  return (
    <ShopPage className="debit">
      <PageTitle text={t('title')} />
      {order === 0 ? (
        <>
          <h1 className="title-l">{t('title')}</h1>
          <p className="lead">{t('intro')}</p>
          <ButtonLink kind="primary" to="/credits" className="mt-6">
            {buy}
          </ButtonLink>
        </>
      ) : (
        <OfOrder order={order} editing={search.has('edit')} />
      )}
    </ShopPage>
  );
}

function OfOrder({ order, editing }: { readonly order: number; readonly editing: boolean }) {
  const { data: debit } = useSuspenseQuery(directDebitQuery(useApi(), order));
  const step = debit.step === 'code' && editing ? 'form' : debit.step;
  const box = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // The next step is scrolled to its top, and its heading gets the focus for screen readers.
    scrollTo(0, 0);
    box.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={box}>
      {step === 'confirmed' && debit.debit !== null ? (
        <DebitConfirmed of={debit} debit={debit.debit} />
      ) : (
        <Unpaid debit={debit} step={step} />
      )}
    </div>
  );
}

function Unpaid({ debit, step }: { readonly debit: DirectDebit; readonly step: DirectDebit['step'] }) {
  const t = useTranslations('direct-debit.debit');
  const navigate = useNavigate();
  const { order, code, blocked } = debit;
  const done = () => void navigate(`/directdebit?order=${order.id}`, { replace: true });
  if (step === 'closed' || blocked !== null)
    return (
      <UnpaidStep debit={debit} title={t('title')} lead={null}>
        <div className="debit-stop">
          {step === 'closed' ? (
            <Alert tone="note" icon="info" actions={<OtherWay debit={debit} />}>
              {t('closed')}
            </Alert>
          ) : (
            <Blocked debit={debit} />
          )}
        </div>
      </UnpaidStep>
    );
  if (step === 'code' && code !== null)
    return (
      <UnpaidStep debit={debit} title={t('codeTitle')} lead={<CodeLead sent={code} />}>
        <DebitCode debit={debit} sent={code} />
      </UnpaidStep>
    );
  return (
    <UnpaidStep debit={debit} title={t('formTitle')} lead={t('formLead')}>
      <DebitDetails debit={debit} onSent={done} />
    </UnpaidStep>
  );
}

interface UnpaidStepProps {
  readonly debit: DirectDebit;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

function UnpaidStep({ debit, title, lead, children }: UnpaidStepProps) {
  const t = useTranslations('direct-debit.debit');
  return (
    <>
      <Link className="shop-back" to={`/credits/${debit.order.package.id}`}>
        <Icon name="arrow-left" />
        {t('otherWay')}
      </Link>
      <h1 className="title-l" tabIndex={-1}>
        {title}
      </h1>
      {lead !== null && <p className="soft debit-lead num">{lead}</p>}
      {children}
    </>
  );
}
