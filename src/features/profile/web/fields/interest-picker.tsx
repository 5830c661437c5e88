import { useTranslations } from 'use-intl';
import { Button, Field } from '#platform/web/ui/index.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';
import { InterestChips, InterestGroups } from '#features/members/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { ConsentBox } from './consent-box.tsx';
import { HiddenNote } from './hidden-note.tsx';
import type { FieldConsent } from '../state/use-consent.ts';
import { useHidden } from '../state/use-hidden.ts';

interface Props {
  /** The interests from interests.php. */
  readonly offered: readonly Interest[];
  readonly value: readonly Interest[];
  readonly onChange: (interests: Interest[]) => void;
  /** For explicit interests, which are neither shown nor saved without it. */
  readonly consent: FieldConsent;
}

/** Interests in their groups. Explicit ones are separate, below their consent, where the site offers them. */
export function InterestPicker({ offered, value, onChange, consent }: Props) {
  const t = useTranslations('profile.interests');
  const isHidden = useHidden();
  const { name: site } = useSettings();
  const [plain, explicit] = [offered.filter((one) => !explicitInterests.has(one)), offered.filter((one) => explicitInterests.has(one))];
  const chosen = { plain: value.filter((one) => !explicitInterests.has(one)), explicit: value.filter((one) => explicitInterests.has(one)) };
  const hiddenCount = consent.granted ? 0 : chosen.explicit.length;
  return (
    <div className="grid gap-6">
      <Field group label={t('legend')} aside={isHidden('interests') ? <HiddenNote /> : t('chosen', { n: chosen.plain.length })}>
        <InterestGroups
          offered={plain}
          value={chosen.plain}
          onChange={(next) => onChange(consent.granted ? [...next, ...chosen.explicit] : next)}
        />
      </Field>
      {explicit.length > 0 && (
        <div className="grid gap-3">
          <ConsentBox name="interests_consent" label={t('consent', { site })} help={t('consentHelp')} consent={consent} />
          {consent.granted && (
            <InterestChips
              legend={t('explicit')}
              aside={t('chosen', { n: chosen.explicit.length })}
              offered={explicit}
              value={chosen.explicit}
              onChange={(next) => onChange([...chosen.plain, ...next])}
            />
          )}
          {hiddenCount > 0 && (
            <div>
              <p className="help">{t('kept', { n: hiddenCount })}</p>
              <Button size="small" icon="trash" className="mt-2" onClick={() => onChange(chosen.plain)}>
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
