import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import { ConsentBox } from './consent-box.tsx';
import { TraitField } from './trait-fields.tsx';
import type { FieldChanges } from './profile-change.ts';
import type { FieldConsent } from './use-consent.ts';

interface Props {
  readonly value: EditableProfile['sexuality'];
  readonly onChange: (changes: FieldChanges) => void;
  readonly consent: FieldConsent;
}

/** Can be chosen with consent; what was chosen before a consent was taken back is hidden and can be deleted. */
export function SexualityField({ value, onChange, consent }: Props) {
  const t = useTranslations('profile.sexuality');
  const { name: site } = useSettings();
  return (
    <div className="grid gap-2">
      <ConsentBox name="sexuality_consent" label={t('consent', { site })} help={t('consentHelp')} consent={consent} />
      <TraitField name="sexuality" value={value} onChange={onChange} disabled={!consent.granted} />
      {!consent.granted && value !== null && (
        <div>
          <p className="help">{t('kept')}</p>
          <Button size="small" icon="trash" className="mt-2" onClick={() => onChange({ sexuality: null })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
