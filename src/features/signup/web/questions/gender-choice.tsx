import { useTranslations } from 'use-intl';
import { ChoiceChips } from '#platform/web/ui/index.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { QuestionProps } from './question-props.ts';
import { genders } from '#features/account/contract/genders.ts';

interface Props {
  readonly asks: QuestionProps['asks'];
  readonly gender: Gender | null;
  readonly searchGender: readonly Gender[];
  readonly onGender: (gender: Gender) => void;
  readonly onSearchGender: (genders: Gender[]) => void;
  readonly genderError: string | false | null;
  readonly searchGenderError: string | false | null;
}

/** Own gender and the genders searched for. */
export function GenderChoice({ asks, gender, searchGender, onGender, onSearchGender, genderError, searchGenderError }: Props) {
  const mine = useTranslations('signup.gender');
  const theirs = useTranslations('signup.searchGender');
  return (
    <>
      {asks.gender && (
        <ChoiceChips
          legend={mine('iAm')}
          name="gender"
          fill
          choices={genders.map((value) => ({ value, label: mine(value) }))}
          value={gender}
          onChange={onGender}
          error={genderError}
        />
      )}
      {asks.searchGender && (
        <ChoiceChips
          legend={
            <>
              {theirs('seeking')} <span className="soft font-[400]">{theirs('several')}</span>
            </>
          }
          name="search_gender"
          fill
          multiple
          choices={genders.map((value) => ({ value, label: theirs(value) }))}
          value={searchGender}
          onChange={onSearchGender}
          error={searchGenderError}
        />
      )}
    </>
  );
}
