import './method-mark.css';
import { cx } from '#platform/web/ui/index.ts';
import type { PaymentMethod } from '../contract/payment-methods.ts';

/** Lines in the colour of the text, and one part in amber, as a line or filled. */
interface Drawing {
  readonly ink?: string;
  readonly amber?: string;
  readonly filled?: string;
}

/** Drawn by us, 48 × 32: no trade mark of a payment service. */
const drawings: Readonly<Record<PaymentMethod, Drawing>> = {
  card: {
    ink: 'M9 9.5a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3ZM9 12.2h30M29 21.5h5.5',
    filled: 'M14 17h4.5a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1H14a1 1 0 0 1-1-1V18a1 1 0 0 1 1-1Z',
  },
  paypal: {
    ink: 'M12 10.5h17a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM12 10.5 26 6.3a2 2 0 0 1 2.6 1.9v2.3',
    filled: 'M32 15.5h4.5a2.5 2.5 0 0 1 0 5H32a2.5 2.5 0 0 1-2.5-2.5 2.5 2.5 0 0 1 2.5-2.5Z',
  },
  sepa_debit: {
    ink: 'M9 9.5a3 3 0 0 1 3-3h17a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3ZM13.5 12h8M13.5 16h6',
    amber: 'M38.5 16h-12m4-4-4 4 4 4',
  },
  bank_transfer: {
    ink: 'M8.5 12.5 18 6.5l9.5 6H8.5ZM11.5 12.5v9M18 12.5v9M24.5 12.5v9M8.5 25.5h19',
    amber: 'M30.5 17.5H40m-3.7-3.7 3.7 3.7-3.7 3.7',
  },
  apple_pay: {
    ink: 'M19 6.5h10a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H19a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 19 6.5ZM22.5 22.5h3',
    amber: 'M35 12.2c1.5 2.3 1.5 5.3 0 7.6M38.6 9.8c2.5 3.8 2.5 8.6 0 12.4',
  },
  ideal: {
    ink: 'M12 25.5v-16a3 3 0 0 1 3-3h10a9.5 9.5 0 0 1 0 19Z',
    filled: 'M17.5 17.5h3.5v8h-3.5ZM17.25 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
  },
  bancontact: {
    ink: 'M9 11a2.5 2.5 0 0 1 2.5-2.5h15A2.5 2.5 0 0 1 29 11v7a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 9 18Z',
    amber: 'M32.5 13H36a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 36 25H21a2.5 2.5 0 0 1-2.5-1.8',
  },
  blik: {
    ink: 'M9 9.5a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3ZM13.5 18.5h3M18.5 18.5h3M26.5 18.5h3M31.5 18.5h3',
    filled:
      'M13.3 12.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM18.3 12.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0ZM26.3 12.8a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z',
  },
  swish: {
    amber: 'M15 12c3-5.5 12-6.5 16.5-1.5M33 20c-3 5.5-12 6.5-16.5 1.5',
    ink: 'M27 10.8h5V6M21 21.2h-5V26M21 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
  },
  eps: { ink: 'M10 16h28M10 16l5-5M10 16l5 5', filled: 'M24 8.5h6a7.5 7.5 0 0 1 0 15h-6Z' },
  p24: { ink: 'M8.5 12.5 18 6.5l9.5 6H8.5ZM11.5 12.5v9M18 12.5v9M24.5 12.5v9M8.5 25.5h19', filled: 'm37 8-5.5 9h4l-1.5 7 6-9.5h-4.2Z' },
  twint: {
    ink: 'M17 6.5h14a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5H17a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 17 6.5ZM26 21v-3h3',
    filled: 'M19 11h3.5v3.5H19ZM25.5 11H29v3.5h-3.5ZM19 17.5h3.5V21H19Z',
  },
  mobilepay: {
    ink: 'M16 6.5h10A2.5 2.5 0 0 1 28.5 9v14a2.5 2.5 0 0 1-2.5 2.5H16a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 16 6.5ZM19.5 22.5h3',
    amber: 'M24 13.5h12.5m-3.5-3.5 3.5 3.5-3.5 3.5',
  },
  vipps: {
    ink: 'M16 6.5h16A2.5 2.5 0 0 1 34.5 9v14a2.5 2.5 0 0 1-2.5 2.5H16a2.5 2.5 0 0 1-2.5-2.5V9A2.5 2.5 0 0 1 16 6.5Z',
    amber: 'M18.5 15.5c2.8 5.3 8.2 5.3 11 0',
    filled: 'M22.5 11a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z',
  },
};

/** The mark of a payment method; its name stands beside it. */
export function MethodMark({ method, small = false }: { readonly method: PaymentMethod; readonly small?: boolean }) {
  // A page that is older than the server does not know every method (decision 88).
  const known: Readonly<Partial<Record<PaymentMethod, Drawing>>> = drawings;
  const { ink, amber, filled } = known[method] ?? drawings.card;
  return (
    <svg className={cx('method-mark', small && 'small')} viewBox="0 0 48 32" aria-hidden="true">
      {ink !== undefined && <path d={ink} />}
      {amber !== undefined && <path className="amber" d={amber} />}
      {filled !== undefined && <path className="filled" d={filled} />}
    </svg>
  );
}
