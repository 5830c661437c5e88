import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, Icon, Panel } from '#platform/web/ui/index.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { useOpenSignup } from '#features/account/web/index.ts';
import { trackingIn } from '#features/site/web/index.ts';
import { GenderChoice } from '../questions/gender-choice.tsx';

/** The first signup question on the index page: the answers are passed on in the query string, with and without JavaScript. */
export function FirstQuestion() {
  const t = useTranslations('signup');
  const navigate = useNavigate();
  const open = useOpenSignup();
  const [search] = useSearchParams();
  const [gender, setGender] = useState<Gender | null>(null);
  const [searchGender, setSearchGender] = useState<readonly Gender[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const tracking = Object.entries(trackingIn(search) ?? {});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (gender === null || searchGender.length === 0) {
      event.currentTarget.querySelector<HTMLInputElement>(gender === null ? '[name=gender]' : '[name=search_gender]')?.focus();
      return;
    }
    const searchParams = searchGender.map((value) => ['search_gender', value]);
    const answers = `?${new URLSearchParams([['gender', gender], ...searchParams, ...tracking]).toString()}`;
    if (!open(answers)) void navigate(`/signup${answers}`);
  };

  return (
    <form className="hero-form" action="/signup" onSubmit={submit} noValidate>
      <Panel tone="raised" className="grid gap-[18px]">
        <h2 className="title-s">{t('index.question')}</h2>
        {tracking.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <GenderChoice
          gender={gender}
          searchGender={searchGender}
          onGender={setGender}
          onSearchGender={setSearchGender}
          genderError={submitted && gender === null && t('errors.gender_required')}
          searchGenderError={submitted && searchGender.length === 0 && t('errors.search_gender_required')}
        />
        <Button type="submit" kind="primary" size="tall" wide>
          {t('form.next')}
          <Icon name="arrow-right" />
        </Button>
        <p className="text-s soft">{t('index.free')}</p>
      </Panel>
    </form>
  );
}
