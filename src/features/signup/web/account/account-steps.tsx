import { useState } from 'react';
import { useSettings } from '#features/site/web/index.ts';
import { trackingOfVisit } from '#features/visits/web/index.ts';
import type { Answers, Problem } from '../state/answers.ts';
import { CheckMail } from './check-mail.tsx';
import { SignupsClosed } from './signups-closed.tsx';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import { acceptsSignup } from '../state/traffic.ts';

/** The steps to an account, if the site accepts this visitor. */
export function AccountSteps(props: Omit<SignupFormProps, 'tracking' | 'onCheckMail' | 'problem'>) {
  const settings = useSettings();
  const [mailed, setMailed] = useState<Answers | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const tracking = trackingOfVisit(props.search);
  if (mailed !== null)
    return (
      <CheckMail
        answers={mailed}
        tracking={tracking}
        addressee={props.addressee}
        onAnother={() => setMailed(null)}
        onOutdated={(found) => {
          setProblem(found);
          setMailed(null);
        }}
      />
    );
  if (!acceptsSignup(settings, tracking)) return <SignupsClosed />;
  return (
    <SignupForm
      {...props}
      tracking={tracking}
      problem={problem}
      onCheckMail={(sent) => {
        setProblem(null);
        setMailed(sent);
      }}
    />
  );
}
