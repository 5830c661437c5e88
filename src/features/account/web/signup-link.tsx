import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { ButtonLink, type ButtonLook } from '#platform/web/ui/index.ts';

/** Opens the signup over the page, on screens wide enough for it; false where it is a page. `search` brings answers along. */
export type OpenSignup = (search: string) => boolean;

const SignupContext = createContext<OpenSignup>(() => false);
export const SignupProvider = SignupContext.Provider;

export const useOpenSignup = (): OpenSignup => use(SignupContext);

interface Props extends ButtonLook {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The way to an account; with a `kind` it looks like a button. */
export function SignupLink({ kind, ...rest }: Props) {
  const open = useOpenSignup();
  const onClick = (event: MouseEvent) => {
    // A new tab or window is still one.
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && open('')) event.preventDefault();
  };
  const link = { to: '/signup', onClick };
  return kind === undefined ? <Link className="link" {...rest} {...link} /> : <ButtonLink kind={kind} {...rest} {...link} />;
}
