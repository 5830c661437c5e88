import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import type { MemberDecision } from '../../contract/schemas.ts';
import { Appeal } from './appeal.tsx';
import { Brief } from './brief.tsx';
import { ClosedAccount } from './closed-account.tsx';
import { Part } from './part.tsx';

interface Props {
  readonly decision: MemberDecision;
  readonly token: string | null;
  /** The login has just been refused: what matters first comes first, and the whole letter is a link away. */
  readonly justRefused: boolean;
}

const closing: readonly string[] = ['suspend', 'ban_rule', 'ban_fraud'];
const short: readonly string[] = ['meaning'];

export function Decision({ decision, token, justRefused }: Props) {
  const t = useTranslations('decisions');
  const dateText = useDateFormat();
  const { number, letter } = decision;
  const isClosed = decision.role === 'member' && closing.includes(decision.act) && decision.lifted_at === null;
  const isShort = isClosed && justRefused;
  const shown = letter.sections.filter(({ part }) => part !== 'appeal' && (!isShort || short.includes(part)));
  const [before, after] = isShort
    ? [[], shown]
    : [shown.filter(({ part }) => part !== 'other_ways'), shown.filter(({ part }) => part === 'other_ways')];
  const at = dateText(new Date(decision.at), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="wrap decision">
      <article className="decision-main">
        <header className="grid gap-2">
          <p className="text-m soft">{isShort ? t('closed.eyebrow') : t('page.eyebrow', { number, at })}</p>
          <h1 className="title-l text-balance" lang={letter.language}>
            {letter.title}
          </h1>
          {isShort && <Lead letter={letter} />}
          {isShort && (
            <p>
              <Link className="link" to={addressOf(number, token)}>
                {t('closed.whole', { number })}
              </Link>
            </p>
          )}
        </header>
        {decision.role === 'member' && <Ended decision={decision} token={token} />}
        {before.map((section) => (
          <Part key={section.part} section={section} language={letter.language} />
        ))}
        <Appeal decision={decision} token={token} asMistake={isShort} />
        {after.map((section) => (
          <Part key={section.part} section={section} language={letter.language} />
        ))}
      </article>
      <aside className="grid content-start gap-5">
        {isClosed && <ClosedAccount />}
        {!isShort && decision.role === 'member' && <Brief decision={decision} />}
        {!isShort && (
          <p className="decision-actions">
            <Button size="small" icon="printer" onClick={() => print()}>
              {t('page.print')}
            </Button>
          </p>
        )}
      </aside>
    </div>
  );
}

const addressOf = (number: string, token: string | null) =>
  `/decisions/${number}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`;

/** The first paragraph of the letter: what happened. */
function Lead({ letter }: Pick<MemberDecision, 'letter'>) {
  const [first] = letter.sections.find(({ part }) => part === 'happened')?.paragraphs ?? [];
  return first === undefined ? null : (
    <p className="text-l soft text-pretty wrap-anywhere" lang={letter.language}>
      {first.text}
    </p>
  );
}

/** Says that the decision does not hold any more. */
function Ended({ decision, token }: { readonly decision: Extract<MemberDecision, { role: 'member' }>; readonly token: string | null }) {
  const t = useTranslations('decisions.page');
  const dateText = useDateFormat();
  const { lifted_at, replaced_by } = decision;
  if (lifted_at !== null)
    return <Alert icon="check-circle">{t('lifted', { at: dateText(new Date(lifted_at), { dateStyle: 'long' }) })}</Alert>;
  if (replaced_by === null) return null;
  return (
    <Alert icon="info">
      {t.rich('replaced', {
        number: replaced_by,
        // The token is of this decision alone, so the other one opens to whoever is logged in.
        link: (inner) => (token === null ? <Link to={addressOf(replaced_by, null)}>{inner}</Link> : <b className="num">{inner}</b>),
      })}
    </Alert>
  );
}
