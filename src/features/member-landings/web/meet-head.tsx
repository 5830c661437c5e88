import { useTranslations } from 'use-intl';
import { Icon, Pill } from '#platform/web/ui/index.ts';
import { FictionalPill } from '#features/members/web/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import type { MeetProps } from './meet.ts';

interface Props extends MeetProps {
  /** Our words, where the operator has none. */
  readonly title: string;
  readonly text: string;
}

/** Shows the member, and whether the profile is fictional. Contains only data that a search shows to visitors. */
export function MeetHead({ member: { region, country, online, is_new, fictional }, own, line, title, text }: Props) {
  const t = useTranslations('member-landings');
  const state = useTranslations('common.state');
  const card = useTranslations('members.card');
  const countryName = useCountryName();
  return (
    <header className="meet-head">
      {line !== null && <p className="meet-line">{t(`headline.${line}`)}</p>}
      <h1 className="title-xl">{own?.title ?? title}</h1>
      <p className="text-l soft meet-place">
        <Icon name="map-pin" />
        <span>{region?.name ?? countryName(country)}</span>
        {fictional && <FictionalPill />}
        {online ? (
          <Pill kind="ok" dot>
            {state('online')}
          </Pill>
        ) : (
          is_new && <Pill kind="outline">{card('new')}</Pill>
        )}
      </p>
      <p className="soft text-pretty">{own?.text ?? text}</p>
    </header>
  );
}
