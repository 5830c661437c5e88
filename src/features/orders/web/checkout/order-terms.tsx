import './order-terms.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type AgreedTerms, startConsentVersion } from '../../contract/terms.ts';

export interface Terms {
  /** Country in the profile, which is the billing country. */
  readonly home: string;
  /** Another country that the connection comes from; null when it does not contradict the profile. */
  readonly elsewhere: string | null;
  readonly consent: boolean;
  readonly setConsent: (consent: boolean) => void;
  readonly declared: boolean;
  readonly setDeclared: (declared: boolean) => void;
  /** Increases when a member tries to order without having agreed. */
  readonly refusals: number;
  /** Calls `order` when the member has agreed to everything, else shows the missing consents. */
  readonly accept: (order: (agreed: AgreedTerms) => void) => void;
}

/** The terms that a member agrees to before an order: the start at once, and the country when its proofs contradict each other. */
export function useOrderTerms(): Terms {
  const home = useMember().profile.country;
  const { geoip_country: guessed } = useSettings();
  const elsewhere = guessed === null || guessed === home ? null : guessed;
  const [consent, setConsent] = useState(false);
  const [declared, setDeclared] = useState(false);
  const [refusals, setRefusals] = useState(0);
  return {
    home,
    elsewhere,
    consent,
    setConsent,
    declared,
    setDeclared,
    refusals,
    accept(order) {
      if (!consent || (elsewhere !== null && !declared)) setRefusals(refusals + 1);
      else order({ start_consent: startConsentVersion, ...(declared ? { country: home } : {}) });
    },
  };
}

/** The billing country, and the wish to start before the time to withdraw is over. `timed`: the order is premium for some days. */
export function OrderTerms({ terms, timed = false }: { readonly terms: Terms; readonly timed?: boolean }) {
  const start = useTranslations('orders.timed');
  const t = useTranslations('orders.terms');
  const countryName = useCountryName();
  const box = useRef<HTMLDivElement>(null);
  const { home, elsewhere, consent, declared, refusals } = terms;
  useEffect(() => {
    if (refusals === 0) return;
    const missed = box.current?.querySelector<HTMLInputElement>('input:not(:checked)');
    missed?.focus({ preventScroll: true });
    // Also when it has the focus already.
    missed?.closest('.check')?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  const missing = (agreed: boolean, why: string) => (refusals > 0 && !agreed ? why : undefined);
  return (
    <div ref={box} className="grid gap-3">
      {elsewhere === null ? (
        <p className="text-m soft">{t('country', { country: countryName(home) })}</p>
      ) : (
        <Checkbox
          label={t('declare', { country: countryName(home) })}
          help={t('elsewhere', { country: countryName(elsewhere) })}
          error={missing(declared, t('missing'))}
          checked={declared}
          onChange={({ target }) => terms.setDeclared(target.checked)}
        />
      )}
      <Checkbox
        className="startnow"
        label={(timed ? start : t).rich('start', { b: (text) => <b>{text}</b> })}
        error={missing(consent, t('startMissing'))}
        checked={consent}
        onChange={({ target }) => terms.setConsent(target.checked)}
      />
    </div>
  );
}
