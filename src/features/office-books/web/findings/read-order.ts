import { readOrderNumber } from '#features/orders/contract/order-number.ts';

/** As the call takes it. */
export interface TypedOrder {
  readonly order: number;
  readonly code?: string;
}

/** The number in `E-17-7K2M`, `E-17` or `17`; null when it is none. Never a part of what was typed: the code catches a wrong digit. */
export function readOrder(text: string): TypedOrder | null {
  const typed = text.trim();
  const [, digits] = /^(?:E\s?-?\s?)?([1-9]\d{0,14})$/i.exec(typed) ?? [];
  if (digits !== undefined) return { order: Number(digits) };
  const whole = readOrderNumber(/^\d/.test(typed) ? `E-${typed}` : typed);
  return whole === null || whole.id === 0 ? null : { order: whole.id, code: whole.code };
}
