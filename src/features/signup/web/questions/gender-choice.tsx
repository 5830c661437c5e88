import { useTranslations } from 'use-intl';
import { ChoiceChips } from '#platform/web/ui/index.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';

interface Props {
  readonly gender: Gender | null;
  readonly searchGender: readonly Gender[];
  readonly onGender: (gender: Gender) => void;
  readonly onSearchGender: (genders: Gender[]) => void;
  readonly genderError: string | false | null;
  readonly searchGenderError: string | false | null;
}

/** The first question, on the index page and in the signup: own gender and the genders searched for. */
export function GenderChoice({ gender, searchGender, onGender, onSearchGender, genderError, searchGenderError }: Props) {
  const mine = useTranslations('signup.gender');
  const theirs = useTranslations('signup.searchGender');
  return (
    <>
      <ChoiceChips
        legend={mine('iAm')}
        name="gender"
        fill
        choices={genders.map((value) => ({ value, label: mine(value) }))}
        value={gender}
        onChange={onGender}
        error={genderError}
      />
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
    </>
  );
}
