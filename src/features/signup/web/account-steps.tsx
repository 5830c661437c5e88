import { useState } from 'react';
import { useSettings } from '#features/site/web/index.ts';
import { trackingOfVisit } from '#features/visits/web/index.ts';
import { SignupsClosed, CheckMail } from './signup-endings.tsx';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import { acceptsSignup } from './traffic.ts';

/** The steps to an account, if the site accepts this visitor. */
export function AccountSteps(props: Omit<SignupFormProps, 'tracking' | 'onCheckMail'>) {
  const settings = useSettings();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const tracking = trackingOfVisit(props.search);
  if (mailedTo !== null) return <CheckMail email={mailedTo} />;
  if (!acceptsSignup(settings, tracking)) return <SignupsClosed />;
  return <SignupForm {...props} tracking={tracking} onCheckMail={setMailedTo} />;
}
