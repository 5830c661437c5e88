import { useEffect, useRef } from 'react';
import { useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { usePush } from './push-context.ts';

/** Starts push once a member's page has rendered, and turns it off in this browser on logout. A visitor has no use for its worker. */
export function usePushStart(): void {
  const push = usePush();
  const { push_public_key: key } = useSettings();
  const isMember = useUser() !== null;
  const wasMember = useRef(isMember);

  useEffect(() => {
    if (isMember) void push.start(key);
  }, [push, key, isMember]);
  useEffect(() => {
    if (wasMember.current && !isMember) void push.turnOff();
    wasMember.current = isMember;
  }, [push, isMember]);
}
