import { useFormatter, useTranslations } from 'use-intl';
import type { Missing } from '../contract/schemas.ts';
import { useSetup } from './setup-api.ts';

/** The short names of what is missing, as a list: each once. */
export function useMissingNames(): (missing: readonly Missing[]) => string {
  const t = useTranslations('office-setup.missing');
  const format = useFormatter();
  return (missing) => format.list([...new Set(missing.map(({ step, field }) => nameOf(t, step, field)))]);
}

function nameOf(t: ReturnType<typeof useTranslations<'office-setup.missing'>>, step: Missing['step'], field: string): string {
  // `untaxed.CH`, `packages.0.EUR`: the group has the name.
  const [group = ''] = field.split('.');
  const key = `${step}.${group}`;
  return t.has(key as 'mail.mail') ? t(key as 'mail.mail') : group;
}

/** What is wrong with a field that was stored already. */
export function useFieldError(step: Missing['step'], isShown: boolean): (field: string) => string | undefined {
  const t = useTranslations('office-setup');
  const { setup } = useSetup();
  return (field) => {
    const found = isShown ? setup.missing.find((one) => one.step === step && one.field === field) : undefined;
    if (found === undefined) return undefined;
    const isGerman = field === 'vat_number' && found.reason === 'format' && setup.company.answers.country === 'DE';
    return isGerman ? t('vatDigits') : t(`reason.${found.reason}`);
  };
}
