import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { type DevicePlace, useGeolocation } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

interface Props {
  readonly onLocated: (place: DevicePlace) => void;
}

/** Uses the location of the device; shows the browser permission and failures. */
export function DeviceButton({ onLocated }: Props) {
  const t = useTranslations('profile.device');
  const id = useId();
  const hydrated = useHydrated();
  const { countries, name: site } = useSettings();
  const { permission, busy, failure, locate } = useGeolocation(useMember().profile.id);
  const [abroad, setAbroad] = useState(false);
  const unsupported = permission === 'unsupported';
  const failed = abroad || failure !== null;
  // A permanent denial must be lifted in the browser settings, unlike a single refusal.
  const forbidden = permission === 'denied' && (failure === null || failure === 'denied');
  const text = abroad
    ? t('abroad', { site })
    : unsupported || forbidden
      ? t(`permission.${permission}`)
      : failure === null
        ? null
        : t(`failure.${failure}`);

  const press = async () => {
    setAbroad(false);
    const place = await locate();
    if (place === null) return;
    if (countries.includes(place.found.country)) onLocated(place);
    else setAbroad(true);
  };
  return (
    <div className="device">
      {!unsupported && (
        <Button
          icon={failed ? 'warning-circle-fill' : 'map-pin'}
          className={failed ? 'failed' : undefined}
          aria-describedby={id}
          disabled={!hydrated}
          loading={busy}
          onClick={() => void press()}
        >
          {failed ? t('again') : t('use')}
        </Button>
      )}
      <p id={id} className={failed ? 'help error' : 'help'} role="status">
        {(failed || unsupported) && <Icon name="warning-circle-fill" />}
        {text !== null && <span>{text}</span>}
      </p>
    </div>
  );
}
