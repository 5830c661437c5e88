import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { type ConsentedTrait, traits } from '#features/site/contract/traits.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { EditableProfile } from '../../contract/endpoints.ts';
import { ConsentBox } from './consent-box.tsx';
import { TraitField } from './trait-field.tsx';
import type { FieldChanges } from '../state/profile-change.ts';
import { useConsent } from '../state/use-consent.ts';

interface Props {
  readonly name: ConsentedTrait;
  readonly value: EditableProfile[ConsentedTrait];
  readonly onChange: (changes: FieldChanges) => void;
}

/** A trait that needs consent. After a withdrawal, the stored value is hidden from others and can be deleted. */
export function ConsentedTraitField({ name, value, onChange }: Props) {
  const t = useTranslations(`profile.${name}`);
  const consent = useConsent(traits[name].consent);
  const { name: site } = useSettings();
  return (
    <div className="grid gap-2">
      <ConsentBox name={`${name}_consent`} label={t('consent', { site })} help={t('consentHelp')} consent={consent} />
      <TraitField name={name} value={value} onChange={onChange} disabled={!consent.granted} />
      {!consent.granted && value !== null && (
        <div>
          <p className="help">{t('kept')}</p>
          <Button size="small" icon="trash" className="mt-2" onClick={() => onChange({ [name]: null })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
