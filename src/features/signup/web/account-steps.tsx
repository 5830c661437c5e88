import { useState } from 'react';
import { trackingOfVisit, useSettings } from '#features/site/web/index.ts';
import { Closed, Written } from './endings.tsx';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import { isOpenTo } from './traffic.ts';

/** The way to an account, as far as the site takes this visitor. */
export function AccountSteps(props: Omit<SignupFormProps, 'tracking' | 'onWritten'>) {
  const { signups } = useSettings();
  const [writtenTo, setWrittenTo] = useState<string | null>(null);
  const tracking = trackingOfVisit(props.search);
  if (writtenTo !== null) return <Written email={writtenTo} />;
  if (!isOpenTo(signups, tracking)) return <Closed />;
  return <SignupForm {...props} tracking={tracking} onWritten={setWrittenTo} />;
}
