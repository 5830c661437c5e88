import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isVisibleText } from '#platform/contract/text/text.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, Field, TextInput, useAnnounce } from '#platform/web/ui/index.ts';
import { discounted, discountProblem, type Purchase } from '#features/discounts/contract/rules.ts';
import { getDiscountCode } from '#features/discounts/contract/calls.ts';
import type { DiscountChoice } from './use-discount-choice.ts';
import { refusalOf, useRefusalText } from './use-refusal-text.ts';

interface Props {
  readonly label: string;
  readonly purchase: Purchase;
  readonly choice: DiscountChoice;
}

/**
 * Field for a code that is not in the list. A code without a discount stays in the field with its reason, and the chosen code stays
 * chosen.
 */
export function CodeField({ label, purchase, choice }: Props) {
  const t = useTranslations('discounts.choice');
  const money = useMoney();
  const api = useApi();
  const announce = useAnnounce();
  const refusalText = useRefusalText();
  const errorText = useErrorText('orders');
  const [text, setText] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const { applied } = choice;

  const refuse = (why: string) => {
    const full = applied === null ? why : `${why} ${t('stays', { code: applied.code })}`;
    setReason(full);
    announce(full);
  };
  const check = useMutation({
    mutationFn: (code: string) => api(getDiscountCode, { query: { code } }),
    onSuccess(discount) {
      const problem = discount && discountProblem(discount, purchase);
      if (problem) refuse(refusalText(problem));
      if (discount === null || problem) return;
      choice.add(discount);
      setText('');
      announce(t('fits', { code: discount.code, price: money(discounted(purchase.price, discount.value_percentage)) }));
    },
    onError(error) {
      const refusal = refusalOf(error);
      refuse(refusal ? refusalText(refusal) : errorText(error));
    },
  });
  const submit = () => {
    if (isVisibleText(text) && !check.isPending) check.mutate(text.trim());
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the Enter key would submit the page's form, if it has one.
    event.preventDefault();
    submit();
  };
  return (
    <Field label={label} hideLabel help={t('one')} error={reason} className="code-field">
      <div className="code-try">
        <TextInput
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={submitOnEnter}
          onChange={(event) => {
            setText(event.target.value);
            setReason(null);
          }}
        />
        <Button kind="quiet" loading={check.isPending} onClick={submit}>
          {t('check')}
        </Button>
      </div>
    </Field>
  );
}
