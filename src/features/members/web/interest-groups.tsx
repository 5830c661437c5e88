import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceChips } from '#platform/web/ui/index.ts';
import { interestGroupNames, interestGroups } from '../contract/interest-groups.ts';
import type { Interest } from '../contract/traits.ts';
import { useInterestOrder } from './use-interest-order.ts';

interface Props {
  readonly offered: readonly Interest[];
  readonly value: readonly Interest[];
  readonly onChange: (interests: Interest[]) => void;
}

/** Interests as chips in four groups, each in alphabetical order. Explicit ones are in none. */
export function InterestGroups({ offered, value, onChange }: Props): ReactNode {
  const t = useTranslations('members.interestGroup');
  return (
    <div className="grid gap-5">
      {interestGroupNames.map((group) => (
        <InterestChips
          key={group}
          legend={t(group)}
          offered={interestGroups[group].filter((one) => offered.includes(one))}
          value={value}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface ChipsProps extends Props {
  readonly legend: string;
  readonly aside?: ReactNode;
}

/** Those of `value` that are not offered here stay chosen. */
export function InterestChips({ legend, aside, offered, value, onChange }: ChipsProps): ReactNode {
  const t = useTranslations('members.interest');
  const inOrder = useInterestOrder();
  if (offered.length === 0) return null;
  return (
    <ChoiceChips
      multiple
      small
      legend={legend}
      aside={aside}
      choices={inOrder(offered).map((one) => ({ value: one, label: t(one), icon: `interest-${one}` as const }))}
      value={value}
      onChange={onChange}
    />
  );
}
