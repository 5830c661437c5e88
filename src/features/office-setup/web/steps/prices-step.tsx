import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { decimalsOf, moneyText } from '#platform/contract/money.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { Button, Field, IconButton } from '#platform/web/ui/index.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { isSetupCountry, setupCurrencies } from '../../contract/rules.ts';
import type { PricesAnswers } from '../../contract/schemas.ts';
import { useSetup } from '../setup-api.ts';
import { useFieldError } from '../use-missing.ts';
import { AnswersForm, useAnswers } from './answers-form.tsx';
import { AmountInput, CountInput } from './number-inputs.tsx';
import { PricePreview } from './price-preview.tsx';

interface Props {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

const maxPackages = 12;

/** Packages and credits, with the price of a message that follows from them. */
export function PricesStep({ onNext, onBack }: Props) {
  const t = useTranslations('office-setup.prices');
  const language = useLanguage();
  const headId = useId();
  const { setup } = useSetup();
  const answers = useAnswers('prices', setup.prices.answers);
  const { typed, change, isSaved } = answers;
  const errorOf = useFieldError('prices', isSaved);
  const currencies = [...new Set(setup.site.answers.countries.flatMap((code) => (isSetupCountry(code) ? [setupCurrencies[code]] : [])))];
  const { packages, message_credits: cost } = typed;
  const setPackage = (n: number, some: Partial<PricesAnswers['packages'][number]>) =>
    change({ packages: packages.map((one, place) => (place === n ? { ...one, ...some } : one)) });
  const credits = (name: 'message_credits' | 'photo_credits' | 'signup_credits') => (
    <Field label={t(name)} error={errorOf(name)} aside={t('unit')}>
      <CountInput name={name} value={typed[name]} onChange={(value) => change({ [name]: value })} />
    </Field>
  );
  return (
    <AnswersForm step="prices" title={t('title')} lead={t('lead')} answers={answers} onNext={onNext} onBack={onBack}>
      <div className="setup-three">
        {credits('message_credits')}
        {credits('photo_credits')}
        {credits('signup_credits')}
      </div>
      <div className="setup-packages">
        <h3 id={headId} className="label">
          {t('packages')}
        </h3>
        {errorOf('packages') && <p className="help error">{errorOf('packages')}</p>}
        <ul aria-labelledby={headId}>
          {packages.map((one, n) => (
            <li key={n}>
              <Field label={t('credits')} error={errorOf(`packages.${n}.credits`)}>
                <CountInput
                  aria-label={t('creditsOf', { n: n + 1 })}
                  value={one.credits}
                  onChange={(value) => setPackage(n, { credits: value })}
                />
              </Field>
              {currencies.map((currency) => {
                const amount = one.prices[currency] ?? 0;
                const price = amount > 0 ? messagePrice({ amount, currency }, one.credits, cost) : null;
                return (
                  <Field
                    key={currency}
                    label={t('price', { currency })}
                    error={errorOf(`packages.${n}.${currency}`)}
                    help={price === null ? undefined : `${moneyText(price, language)} ${t('perMessage')}`}
                  >
                    <AmountInput
                      aria-label={t('priceOf', { n: n + 1, currency })}
                      decimals={decimalsOf(currency)}
                      value={amount}
                      onChange={(value) => setPackage(n, { prices: { ...one.prices, [currency]: value } })}
                    />
                  </Field>
                );
              })}
              <IconButton
                icon="trash"
                label={t('remove', { n: n + 1 })}
                onClick={() => change({ packages: packages.filter((_one, place) => place !== n) })}
              />
            </li>
          ))}
        </ul>
        {packages.length < maxPackages && (
          <Button size="small" icon="plus" onClick={() => change({ packages: [...packages, { credits: 0, prices: {} }] })}>
            {t('add')}
          </Button>
        )}
      </div>
      {currencies.map((currency) => (
        <PricePreview key={currency} currency={currency} packages={packages} cost={cost} />
      ))}
      <p className="text-s soft">{t('gross')}</p>
    </AnswersForm>
  );
}
