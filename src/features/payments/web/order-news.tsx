import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#platform/web/ui/index.ts';

export interface News {
  readonly order: number;
  readonly state: 'completed' | 'failed';
}

interface Props {
  readonly news: News;
  readonly onTold: () => void;
}

/** Turns an order's end into a toast; rendered once the texts are there. */
export function OrderNews({ news: { order, state }, onTold }: Props) {
  const t = useTranslations('payments.news');
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      key: `order-${order}`,
      icon: state === 'completed' ? 'check-circle' : 'warning-circle',
      text: t(state),
      action: { label: t('show'), onAction: () => void navigate(`/transactions/${order}`) },
    });
    onTold();
  }, [order, state, t, toast, navigate, onTold]);
  return null;
}
