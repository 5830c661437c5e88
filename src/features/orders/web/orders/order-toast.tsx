import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#platform/web/ui/index.ts';

export interface FinishedOrder {
  readonly order: number;
  readonly state: 'completed' | 'failed';
}

interface Props {
  readonly finished: FinishedOrder;
  readonly onShown: () => void;
}

/** Shows a toast for an order that completed or failed. Render it once the texts are loaded. */
export function OrderToast({ finished: { order, state }, onShown }: Props) {
  const t = useTranslations('orders.news');
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      key: `order-${order}`,
      icon: state === 'completed' ? 'check-circle' : 'warning-circle',
      text: t(state),
      action: { label: t('show'), onAction: () => void navigate(`/transactions/${order}`) },
    });
    onShown();
  }, [order, state, t, toast, navigate, onShown]);
  return null;
}
