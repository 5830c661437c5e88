import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Answers } from '../state/answers.ts';

const fields = ['signup_message', 'name', 'email', 'password'] as const;

/** Restores input that was typed into the server-rendered form before hydration, which React would clear. */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, change: (part: Partial<Answers>) => void): void {
  const take = useEffectEvent(change);
  useLayoutEffect(() => {
    if (form.current === null) return;
    const typed = new FormData(form.current);
    const found = fields.flatMap((name) => {
      const value = typed.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
    });
    if (found.length > 0) take(Object.fromEntries(found));
  }, [form]);
}
