import { type Ref } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useWhen } from '../../kit/use-when.ts';
import { useName } from '../state/use-name.ts';
import { useTopic } from '../state/use-topic.ts';

/** The heading of a case: who, and what about. */
export function useCaseTitle(): (about: Pick<Case, 'kind' | 'reason' | 'subject'>) => string {
  const t = useTranslations('office.cases');
  const topic = useTopic();
  const name = useName();
  return (about) => {
    const { kind, subject } = about;
    if (kind === 'appeal') return t('appealTitle', { name: name(subject) });
    if (subject === null) return topic(about);
    const named = { name: name(subject), topic: topic(about) };
    return subject.age === null ? t('titledShort', named) : t('titled', { ...named, age: String(subject.age) });
  };
}

interface Props {
  readonly about: Case;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function CaseHead({ about, heading }: Props) {
  const t = useTranslations('office.cases');
  const bar = useTranslations('office.bar');
  const when = useWhen();
  const title = useCaseTitle()(about);
  const facts = [
    t('number', { number: about.number }),
    t('sources', { n: about.sources.length }),
    t('since', { when: when(about.opened_at) }),
    about.state === 'open' ? t('dueAt', { when: when(about.due_at) }) : t(`caseStates.${about.state}`),
  ];
  return (
    <header>
      <PageTitle text={bar('titled', { page: title })} />
      <p className="text-s soft num">{facts.join(', ')}</p>
      <h1 ref={heading} tabIndex={-1} className="title-h28 wrap-anywhere">
        {title}
      </h1>
      <ReportedBy about={about} />
    </header>
  );
}

/** Who reported it, and whether they were right before. */
function ReportedBy({ about }: { readonly about: Case }) {
  const t = useTranslations('office.cases');
  const format = useFormatter();
  const people = new Map(
    about.sources.flatMap(({ kind, by, unfounded }) =>
      kind === 'report' && by !== null ? [[by.id, { name: by.name, unfounded }] as const] : [],
    ),
  );
  const all = [...people.values()];
  if (all.length === 0) return null;
  const named = all.slice(0, 3).map(({ name }) => name);
  const others = all.length - named.length;
  const wrong = all.filter(({ unfounded }) => unfounded > 0).length;
  return (
    <p className="soft mt-1">
      {t('reportedBy', { names: format.list([...named, ...(others > 0 ? [t('others', { n: others })] : [])]) })}{' '}
      {wrong === 0 ? t('neverWrong') : t('oftenWrong', { n: wrong })}
    </p>
  );
}
