import { AutosavedField } from './autosaved-field.tsx';
import { PlaceField } from '../fields/place-field.tsx';
import { useOwnProfile } from '../state/use-own-profile.ts';
import { useProfileChange } from '../state/use-profile-change.ts';

export function OwnPlace() {
  const profile = useOwnProfile();
  const saver = useProfileChange();
  return (
    <AutosavedField saver={saver}>
      <PlaceField value={profile} onChange={(change) => saver.saveChange(change)} />
    </AutosavedField>
  );
}
