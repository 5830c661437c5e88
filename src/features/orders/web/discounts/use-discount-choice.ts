import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Money } from '#platform/contract/money.ts';
import { fail } from '#platform/contract/result.ts';
import { useApi } from '#platform/web/data/context.ts';
import type { DiscountCode } from '#features/discounts/contract/discount.ts';
import { discounted, discountProblem, type Purchase } from '#features/discounts/contract/rules.ts';
import { ownCodesQuery } from '#features/discounts/web/index.ts';
import type { DiscountRefusal } from './use-refusal-text.ts';

export interface CodeOption {
  readonly discount: DiscountCode;
  /** Why the code does not fit the purchase; null when it does. */
  readonly refusal: DiscountRefusal | null;
}

export interface DiscountChoice {
  /** The member's own codes, and the codes that they have typed. */
  readonly options: readonly CodeOption[];
  /** The code that the order is placed with. */
  readonly applied: DiscountCode | null;
  /** What a package with this list price costs with the code that would be applied to it. */
  readonly lessFor: (price: Money) => Money;
  /** Null: no code. */
  readonly choose: (code: string | null) => void;
  /** Adds a typed code that fits, and chooses it. */
  readonly add: (discount: DiscountCode) => void;
  /** The order was refused because of the code. */
  readonly refuse: (code: string, refusal: DiscountRefusal) => void;
}

/** One code per order. Until the member chooses, it is the first of their own codes that fits. */
export function useDiscountChoice(purchase: Purchase | null): DiscountChoice {
  const { data: own = [] } = useQuery(ownCodesQuery(useApi()));
  const [typed, setTyped] = useState<readonly DiscountCode[]>([]);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [refused, setRefused] = useState<Readonly<Record<string, DiscountRefusal>>>({});

  const owned = own.map(({ discount, order }) => ({
    discount,
    reserved: order === null ? null : fail('discount_reserved', { code: discount.code, order }),
  }));
  const added = typed.filter(({ code }) => !own.some(({ discount }) => discount.code === code));
  const optionsFor = (price?: Money): CodeOption[] =>
    [...owned, ...added.map((discount) => ({ discount, reserved: null }))].map(({ discount, reserved }) => ({
      discount,
      refusal: refused[discount.code] ?? reserved ?? (purchase && discountProblem(discount, price ? { ...purchase, price } : purchase)),
    }));
  const appliedOf = (options: readonly CodeOption[]): DiscountCode | null => {
    const fitting = options.filter(({ refusal }) => refusal === null).map(({ discount }) => discount);
    return (chosen === undefined ? fitting[0] : fitting.find(({ code }) => code === chosen)) ?? null;
  };
  const options = optionsFor();
  return {
    options,
    applied: appliedOf(options),
    lessFor: (price) => discounted(price, purchase === null ? 0 : (appliedOf(optionsFor(price))?.value_percentage ?? 0)),
    choose: setChosen,
    add(discount) {
      setTyped((before) => [...before.filter(({ code }) => code !== discount.code), discount]);
      setChosen(discount.code);
    },
    refuse: (code, refusal) => setRefused((before) => ({ ...before, [code]: refusal })),
  };
}
