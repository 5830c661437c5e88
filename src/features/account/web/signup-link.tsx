import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { useSettings } from '#features/site/web/index.ts';
import { ButtonLink, type ButtonVariant } from '#platform/web/ui/index.ts';

/** Opens the signup dialog; false on small screens, where the signup is a page. `search`: query string with answers already given. */
export type OpenSignup = (search: string) => boolean;

const SignupContext = createContext<OpenSignup>(() => false);
export const SignupProvider = SignupContext.Provider;

interface Props extends ButtonVariant {
  readonly className?: string;
  /** Query string with answers already given. */
  readonly search?: string;
  readonly children: ReactNode;
}

/** Link to the signup; with a `kind` it looks like a button. Renders nothing when the site accepts no signups. */
export function SignupLink({ kind, search = '', ...rest }: Props) {
  const open = use(SignupContext);
  const { accepts_signup } = useSettings();
  const onClick = (event: MouseEvent) => {
    // With a modifier key the link opens in a new tab or window as usual.
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && open(search)) event.preventDefault();
  };
  if (!accepts_signup) return null;
  const link = { to: `/signup${search}`, onClick };
  return kind === undefined ? <Link className="link" {...rest} {...link} /> : <ButtonLink kind={kind} {...rest} {...link} />;
}
