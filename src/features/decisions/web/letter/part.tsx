import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { Letter } from '../../contract/schemas.ts';

type Section = Letter['sections'][number];

/** A part of a letter, in the letter's language. */
export function Part({ section, language }: { readonly section: Section; readonly language: string }) {
  return (
    <section className="decision-part" lang={language} aria-labelledby={`part-${section.part}`}>
      <h2 className="title-s" id={`part-${section.part}`}>
        {section.title}
      </h2>
      <Content section={section} />
    </section>
  );
}

function Content({ section: { part, paragraphs } }: { readonly section: Section }) {
  const t = useTranslations('decisions.page');
  const texts = paragraphs.map(({ text }) => <p key={text}>{text}</p>);
  switch (part) {
    case 'rule':
      return (
        <div className="decision-box">
          {texts}
          <p>
            <Link className="link" to="/pages/rules">
              {t('rulesLink')}
            </Link>
          </p>
        </div>
      );
    case 'machine':
      return (
        <div className="decision-box sunken">
          <Icon name="user" />
          <div>{texts}</div>
        </div>
      );
    case 'meaning':
      return (
        <ul>
          {paragraphs.map(({ text, mark }) => (
            <li key={text} className={mark ?? undefined}>
              <Icon name={mark === 'no' ? 'prohibit' : 'check-circle'} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      );
    case 'happened':
    case 'appeal':
    case 'other_ways':
      return texts;
  }
}
