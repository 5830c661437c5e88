import { useTranslations } from 'use-intl';
import { Checkbox } from '#platform/web/ui/index.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';

interface Props {
  readonly method: PaymentMethod;
  readonly checked: boolean;
  readonly onChange: (remember: boolean) => void;
}

/** The consent to save the card or wallet, never ticked in advance; renders nothing when the method cannot be saved. */
export function RememberChoice({ method, checked, onChange }: Props) {
  const t = useTranslations('orders.savedMethods');
  if (method !== 'card' && method !== 'paypal') return null;
  return (
    <Checkbox
      className="mt-4"
      label={t(`remember.${method}`)}
      help={t('rememberHelp')}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
