import { useTranslations } from 'use-intl';
import { cx, Icon, type IconName } from '#platform/web/ui/index.ts';
import { traits, type TraitValue } from '#features/site/contract/traits.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';

const icons: Readonly<Record<TraitValue<'wish'>, IconName>> = { lasting: 'heart-fill', open: 'path', writing: 'chat-circle' };

/** What the member hopes for, which stands below their name. */
export function WishQuestion({ titleId, state: { answers, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.wish');
  const value = useTranslations('members.value.wish');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <div role="radiogroup" aria-labelledby={titleId} className="wish-list">
        {traits.wish.values.map((wish) => (
          <label key={wish} className={cx('wish-row', answers.wish === wish && 'on')}>
            <span className="wish-icon">
              <Icon name={icons[wish]} />
            </span>
            <span className="min-w-0">
              <b>{value(wish)}</b>
              <span className="text-m soft">{t(wish)}</span>
            </span>
            <input
              type="radio"
              className="radio"
              name="wish"
              value={wish}
              checked={answers.wish === wish}
              onChange={() => change({ wish })}
            />
          </label>
        ))}
      </div>
    </>
  );
}
