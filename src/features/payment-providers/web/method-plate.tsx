import './method-plate.css';
import type { PaymentMethod } from '../contract/payment-methods.ts';
import { useMethodPlate } from './method-names.ts';

/** The short name of a payment method on a small plate, instead of a trade mark. Screen readers read its full name, which stands beside it. */
export function MethodPlate({ method }: { readonly method: PaymentMethod }) {
  return (
    <span className="method-plate" aria-hidden="true">
      {useMethodPlate()(method)}
    </span>
  );
}
