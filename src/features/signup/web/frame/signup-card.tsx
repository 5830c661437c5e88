import '../signup.css';
import './addressee.css';
import './profile-questions.css';
import type { ReactNode } from 'react';
import { Photo } from '#platform/web/ui/index.ts';
import elif from '../art/elif.webp?url&no-inline';
import tom from '../art/tom.webp?url&no-inline';

interface Props {
  /** Shown next to the form from 768 px; two portraits by default. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The form alone on phones, a card with an image from 768 px. */
export function SignupCard({ aside = <Portraits />, children }: Props) {
  return (
    <div className="signup">
      {aside}
      {children}
    </div>
  );
}

function Portraits() {
  return (
    <div className="signup-art" aria-hidden="true">
      <div>
        <Photo src={tom} width={480} height={600} alt="" position="50% 22%" />
        <Photo src={elif} width={480} height={600} alt="" position="50% 22%" mirror />
      </div>
    </div>
  );
}
