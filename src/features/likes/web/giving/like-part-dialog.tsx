import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Field, RadioGroup, Sheet, TextArea, useToast } from '#platform/web/ui/index.ts';
import { maxNoteLength } from '../../contract/rules.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import type { Likeable } from './likeable.ts';
import { useLikePart } from './use-like.ts';
import { AnswerQuote } from './answer-quote.tsx';

interface Props {
  readonly member: Member;
  readonly of: Likeable;
  readonly onClose: () => void;
}

/** Shows the liked part and asks for a note; the like can also be sent without one. A sheet from the bottom on phones. */
export function LikePartDialog({ member, of, onClose }: Props) {
  const t = useTranslations('likes.part');
  const common = useTranslations('common.action');
  const errorText = useErrorText('likes', 'members');
  const toast = useToast();
  const form = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const lines = 'paragraph' in of ? of.paragraph.lines : [];
  const [line, setLine] = useState(lines[0] ?? '');
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useLikePart();
  const { name } = member;
  const left = maxNoteLength - lengthOf(text.trim());

  const like = (words: string) => {
    if (isPending) return;
    const noteOf = words === '' ? {} : { note: words };
    const part = { ...('photo' in of ? { photo: of.photo.id } : 'answer' in of ? wordsOf(of.answer) : { line }), ...noteOf };
    mutate(
      { member, part },
      {
        onSuccess({ match }) {
          onClose();
          if (!match) toast({ text: t('sent', { name }), icon: 'heart-fill' });
        },
      },
    );
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '' || left < 0) return note.current?.focus();
    like(words);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      centred
      guarded={text.trim() !== ''}
      title={t('title', { name })}
      closeLabel={common('close')}
      footer={
        <div className="grid gap-1.5">
          <Button type="submit" form={form} kind="primary" size="tall" mirror icon="heart-fill" wide loading={isPending}>
            {t('send')}
          </Button>
          <Button kind="plain" wide disabled={isPending} onClick={() => like('')}>
            {t('only')}
          </Button>
        </div>
      }
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={send}>
        {error && (
          <Alert live tone="note" icon="warning-circle">
            {errorText(error)}
          </Alert>
        )}
        {'photo' in of ? (
          <MemberPhoto image={of.photo} sizes="112px" alt={of.photo.caption} shape="medium" className="w-28" position="50% 20%" />
        ) : 'answer' in of ? (
          <AnswerQuote answer={of.answer} />
        ) : lines.length > 1 ? (
          <RadioGroup legend={t('which')} options={lines.map((value) => ({ value, label: value }))} value={line} onChange={setLine} />
        ) : (
          <blockquote className="liked-answer title-s wrap-anywhere" dir="auto">
            {line}
          </blockquote>
        )}
        <Field
          label={t('note')}
          aside={text === '' ? t('optional') : left >= 0 && t('left', { n: left })}
          error={left < 0 ? t('tooLong', { n: -left }) : null}
          help={t('noteHelp', { name })}
        >
          <TextArea ref={note} name="note" rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Sheet>
  );
}

/** The server takes the words from the profile; here they are for the cache. */
const wordsOf = ({ prompt, answer }: Answer) => ({ prompt, line: answer });
