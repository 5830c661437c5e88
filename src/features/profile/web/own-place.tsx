import { AutosavedField } from './autosaved-field.tsx';
import { PlaceField } from './place-field.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import { useProfileChange } from './use-profile-change.ts';

export function OwnPlace() {
  const profile = useOwnProfile();
  const saver = useProfileChange();
  return (
    <AutosavedField saver={saver}>
      <PlaceField value={profile} onChange={(change) => saver.saveChange(change)} />
    </AutosavedField>
  );
}
