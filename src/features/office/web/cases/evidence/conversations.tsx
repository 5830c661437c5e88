import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import type { Case, Lines } from '#features/cases/contract/schemas.ts';
import { useKey } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { useWhen } from '../../kit/use-when.ts';
import { mergeLines } from '../state/merge-lines.ts';
import { LookDialog, type LookWanted } from './look-dialog.tsx';
import { Transcript } from './transcript.tsx';

/** The reported lines, and where else the same sentence stands. What a look opened stays until another case is opened. */
export function Conversations({ about }: { readonly about: Case }) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const { may } = useOffice();
  const [opened, setOpened] = useState<readonly Lines[]>([]);
  const [wanted, setWanted] = useState<LookWanted | null>(null);
  const all = mergeLines(about.lines, opened);
  const reported = new Set(about.lines.map(({ conversation }) => conversation));
  const onLook = may('cases.look') ? setWanted : null;
  const more = all.map(nextLook).find((one) => one !== null) ?? null;
  useKey('more', onLook !== null && more !== null ? () => onLook(more) : null);
  const same = about.same_sentence.filter(({ conversation }) => !all.some((one) => one.conversation === conversation));
  if (all.length === 0 && same.length === 0) return null;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className={all.length === 0 ? 'sr' : 'sec'}>
        {t('lines')}
      </h2>
      {all.map((lines, at) => (
        <div key={lines.conversation} className="tx-part">
          <p className="text-s soft">{t(reported.has(lines.conversation) ? 'linesWith' : 'opened', { name: lines.other.name })}</p>
          <Transcript lines={lines} first={at === 0} onLook={onLook} />
        </div>
      ))}
      {onLook !== null && more !== null && <p className="text-s soft mt-2">{t('lookNote')}</p>}
      {same.length > 0 && (
        <>
          <h3 className="sec mt-3">{t('same', { n: same.length })}</h3>
          <p className="same">
            {same.map(({ conversation, with: other, at, reported: isReported }) => {
              const text = t(isReported ? 'sameReported' : 'sameOpen', { name: other.name, when: when(at) });
              return onLook === null ? (
                <span key={conversation} className="pill">
                  {text}
                </span>
              ) : (
                <Button key={conversation} className="tiny" onClick={() => onLook({ conversation })}>
                  {text}
                </Button>
              );
            })}
          </p>
        </>
      )}
      {wanted !== null && (
        <LookDialog
          number={about.number}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onLines={(lines) => setOpened((before) => [...before, lines])}
        />
      )}
    </section>
  );
}

/** Where V opens more: before the lines, else after them. */
function nextLook({ conversation, lines, more_before, more_after }: Lines): LookWanted | null {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return null;
  if (more_before > 0) return { conversation, before: first.id };
  return more_after > 0 ? { conversation, after: last.id } : null;
}
