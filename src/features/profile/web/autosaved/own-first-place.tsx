import '../profile.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#platform/web/ui/index.ts';
import { TownBox } from '#features/places/web/index.ts';
import { CountryRow } from '../fields/country-row.tsx';
import { DeviceButton } from '../fields/device-button.tsx';
import { changeCountry, changeToDevice, changeTown } from '../state/profile-change.ts';
import { useOwnProfile } from '../state/use-own-profile.ts';
import { useProfileChange } from '../state/use-profile-change.ts';
import { AutosavedField } from './autosaved-field.tsx';

interface Props {
  /** Label of the button that changes the country. */
  readonly changeLabel: string;
}

/** The town or the location of the device, which the region follows from. The country is known, and can be changed. */
export function OwnFirstPlace({ changeLabel }: Props) {
  const t = useTranslations('profile');
  const { country, region, town, place_source } = useOwnProfile();
  const saver = useProfileChange();
  const [unknown, setUnknown] = useState(false);
  return (
    <AutosavedField saver={saver}>
      <div className="place-field">
        <Field
          label={t('place.town')}
          aside={place_source === 'device' && t('place.fromDevice')}
          error={unknown && t('errors.unknown_place')}
          help={t('place.townHelp')}
        >
          <TownBox
            key={country}
            country={country}
            town={town ?? ''}
            onChoose={({ name, region: { key } }) => saver.saveChange(changeTown(country, key, name))}
            onClear={() => saver.saveChange(region === null ? changeCountry(country) : changeTown(country, region, null))}
            onUnknown={setUnknown}
            listLabel={t('place.towns')}
            countText={(n) => t('place.townCount', { n })}
          />
        </Field>
        <DeviceButton
          onLocated={(place) => {
            setUnknown(false);
            saver.saveChange(changeToDevice(place));
          }}
        />
        <CountryRow
          label={t('place.country')}
          change={changeLabel}
          value={country}
          onChange={(code) => {
            setUnknown(false);
            saver.saveChange(changeCountry(code));
          }}
        />
      </div>
    </AutosavedField>
  );
}
