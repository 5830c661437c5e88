import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { cx } from './cx.ts';
import { dateOrder, digitsOf, isDone, joinDate, readDate, splitDate, type DatePart } from './date-parts.ts';
import { useFieldWiring } from './field.tsx';

export interface DateFieldProps {
  /** BCP 47; decides the order of the three parts. */
  locale: string;
  /** `YYYY-MM-DD`, or with gaps while it is being typed (`1990--`); `` is empty. */
  value: string;
  /** Gets the same form as `value`; whether that day exists is for the caller to check. */
  onChange: (value: string) => void;
  labels: Readonly<Record<DatePart, string>>;
  placeholders?: Readonly<Partial<Record<DatePart, string>>> | undefined;
  /** What browsers fill in: a birthday by default. */
  autoComplete?: 'bday' | 'off' | undefined;
  /** 64 px high, for a page that asks only this. */
  big?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/**
 * A date in three boxes; put it into `<Field group>`, whose label becomes the legend. Moves on when a part is
 * full, back on Backspace in an empty one, and takes a whole date by pasting.
 */
export function DateField({
  locale,
  value,
  onChange,
  labels,
  placeholders,
  autoComplete = 'bday',
  big,
  required,
  disabled,
}: DateFieldProps): ReactElement {
  const wiring = useFieldWiring({});
  const box = useRef<HTMLSpanElement>(null);
  const order = dateOrder(locale);
  // The texts are kept as typed ("7"), because a value made of them ("07") must not change under the caret.
  const [texts, setTexts] = useState(() => splitDate(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (joinDate(texts) !== value) setTexts(splitDate(value));
  }

  function focus(index: number): void {
    const input = box.current?.querySelectorAll('input')[index];
    input?.focus();
    input?.select();
  }
  function take(next: typeof texts): void {
    setTexts(next);
    onChange(joinDate(next));
  }
  function type(event: ChangeEvent<HTMLInputElement>, part: DatePart, index: number): void {
    const typed = event.target.value;
    const text = typed.replace(/\D/g, '').slice(0, digitsOf(part));
    const grew = text.length > texts[part].length;
    const separated = text !== '' && /[\s./-]$/.test(typed);
    take({ ...texts, [part]: text });
    // An autofilled part has no focus and must not steal it.
    if (document.activeElement === event.target && ((grew && isDone(part, text)) || separated)) focus(index + 1);
  }
  function press(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const collapsed = selectionStart === selectionEnd;
    const back = (event.key === 'Backspace' && text === '') || (event.key === 'ArrowLeft' && collapsed && selectionStart === 0);
    const on = event.key === 'ArrowRight' && collapsed && selectionStart === text.length;
    if ((!back || index === 0) && (!on || index === 2)) return;
    event.preventDefault();
    focus(back ? index - 1 : index + 1);
  }
  function paste(event: ClipboardEvent): void {
    const parts = readDate(event.clipboardData.getData('text'), order);
    if (!parts) return;
    event.preventDefault();
    take(parts);
    focus(2);
  }

  return (
    <span ref={box} className={cx('date-parts', big && 'big')} onPaste={paste}>
      {order.map((part, index) => (
        <label key={part} className={part}>
          <span className="label">{labels[part]}</span>
          <input
            className="input num"
            inputMode="numeric"
            autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
            value={texts[part]}
            placeholder={placeholders?.[part]}
            required={required}
            disabled={disabled}
            aria-invalid={wiring['aria-invalid']}
            onChange={(event) => type(event, part, index)}
            onKeyDown={(event) => press(event, index)}
          />
        </label>
      ))}
    </span>
  );
}
