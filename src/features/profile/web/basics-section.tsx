import './profile.css';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OwnBirthDate } from './autosaved/birth-date-field.tsx';
import { OwnName } from './autosaved/own-name.tsx';
import { OwnPlace } from './autosaved/own-place.tsx';

/** A section of the settings: name, date of birth and place, each saving itself. */
export function ProfileBasicsSection() {
  const t = useTranslations('profile.basics');
  const heading = useId();
  return (
    <section id="basics" aria-labelledby={heading} className="settings-section">
      <h2 id={heading} tabIndex={-1} className="title-s">
        {t('title')}
      </h2>
      <p className="soft mt-1 max-w-[60ch] text-pretty">
        {t.rich('lead', {
          link: (inner) => (
            <Link className="link" to="/profile">
              {inner}
            </Link>
          ),
        })}
      </p>
      <div className="mt-4 grid max-w-[560px] gap-2">
        <OwnName />
        <OwnBirthDate />
        <OwnPlace />
      </div>
    </section>
  );
}
