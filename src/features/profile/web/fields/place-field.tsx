import '../profile.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Field, Icon, SelectInput } from '#platform/web/ui/index.ts';
import { regionsQuery, TownBox } from '#features/places/web/index.ts';
import type { EditableProfile } from '../../contract/endpoints.ts';
import { DeviceButton } from './device-button.tsx';
import { useCountries } from './use-countries.ts';
import { changeCountry, changeToDevice, changeTown, type ProfileChange } from '../state/profile-change.ts';

interface Props {
  readonly value: Pick<EditableProfile, 'country' | 'region' | 'town' | 'place_source'>;
  readonly onChange: (change: ProfileChange) => void;
}

/** Country, then the location of the device or a town or region entered by hand. Explains which data is stored. */
export function PlaceField({ value: { country, region, town, place_source }, onChange }: Props) {
  const t = useTranslations('profile.place');
  const [unknown, setUnknown] = useState(false);
  const { data: regions } = useQuery(regionsQuery(useApi()));
  const countries = useCountries(country);
  const within = regions?.[country] ?? [];
  return (
    <div className="place-field">
      <Field label={t('country')}>
        <SelectInput
          name="country"
          autoComplete="country"
          value={country}
          onChange={({ target }) => {
            setUnknown(false);
            onChange(changeCountry(target.value));
          }}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <DeviceButton
        onLocated={(place) => {
          setUnknown(false);
          onChange(changeToDevice(place));
        }}
      />
      <div className="by-hand">
        <Field
          label={t('town')}
          aside={place_source === 'device' && t('fromDevice')}
          error={unknown && t('unknownTown')}
          help={t('townHelp')}
        >
          <TownBox
            key={country}
            country={country}
            town={town ?? ''}
            onChoose={({ name, region: { key } }) => onChange(changeTown(country, key, name))}
            onClear={() => onChange(region === null ? changeCountry(country) : changeTown(country, region, null))}
            onUnknown={setUnknown}
            listLabel={t('towns')}
            countText={(n) => t('townCount', { n })}
          />
        </Field>
        <Field label={t('region')}>
          <SelectInput
            name="region"
            value={region ?? ''}
            disabled={within.length === 0}
            onChange={({ target }) => {
              setUnknown(false);
              onChange(target.value === '' ? changeCountry(country) : changeTown(country, target.value, null));
            }}
          >
            <option value="">{t('noRegion')}</option>
            {within.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <p className="text-m soft flex gap-2">
        <Icon name="lock-simple" className="mt-0.5" />
        <span>{t('privacy')}</span>
      </p>
    </div>
  );
}
