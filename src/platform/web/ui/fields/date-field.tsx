import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import { dateOrder, digitsOf, isDone, joinDate, readDate, splitDate, type DatePart } from './date-parts.ts';
import { useFieldWiring } from './field.tsx';

export interface DateFieldProps {
  /** BCP 47; decides the order of the three parts. */
  locale: string;
  /** `YYYY-MM-DD`, or with missing parts while the user types (`1990--`); an empty string is no date. */
  value: string;
  /** Receives the same format as `value`; the caller checks whether the day exists. */
  onChange: (value: string) => void;
  labels: Readonly<Record<DatePart, string>>;
  placeholders?: Readonly<Partial<Record<DatePart, string>>> | undefined;
  /** Autofill hint: a birthday by default. */
  autoComplete?: 'bday' | 'off' | undefined;
  /** 64 px high, for a page with only this field. */
  big?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/**
 * A date in three inputs; put it into `<Field group>`, whose label becomes the legend. Moves to the next input when a
 * part is full, back on Backspace in an empty one, and accepts a pasted date.
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
  // Keeps the parts as typed ("7"): replacing them by the padded value ("07") would move the caret.
  const [texts, setTexts] = useState(() => splitDate(value));
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    if (joinDate(texts) !== value) setTexts(splitDate(value));
  }

  function focus(index: number): void {
    const input = box.current?.querySelectorAll('input')[index];
    input?.focus();
    input?.select();
  }
  function update(next: typeof texts): void {
    setTexts(next);
    onChange(joinDate(next));
  }
  function handleInput(event: ChangeEvent<HTMLInputElement>, part: DatePart, index: number): void {
    const typed = event.target.value;
    const text = typed.replace(/\D/g, '').slice(0, digitsOf(part));
    const grew = text.length > texts[part].length;
    const separated = text !== '' && /[\s./-]$/.test(typed);
    update({ ...texts, [part]: text });
    // An autofilled part does not have the focus and must not take it.
    if (document.activeElement === event.target && ((grew && isDone(part, text)) || separated)) focus(index + 1);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const collapsed = selectionStart === selectionEnd;
    const back = (event.key === 'Backspace' && text === '') || (event.key === 'ArrowLeft' && collapsed && selectionStart === 0);
    const forward = event.key === 'ArrowRight' && collapsed && selectionStart === text.length;
    if ((!back || index === 0) && (!forward || index === 2)) return;
    event.preventDefault();
    focus(back ? index - 1 : index + 1);
  }
  function paste(event: ClipboardEvent): void {
    const parts = readDate(event.clipboardData.getData('text'), order);
    if (!parts) return;
    event.preventDefault();
    update(parts);
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
            onChange={(event) => handleInput(event, part, index)}
            onKeyDown={(event) => handleKey(event, index)}
          />
        </label>
      ))}
    </span>
  );
}
