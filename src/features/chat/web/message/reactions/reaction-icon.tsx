import './reactions.css';
import { Icon, type IconName } from '#platform/web/ui/index.ts';
import type { Reaction } from '../../../contract/reactions.ts';

const icons: Readonly<Record<Reaction, IconName>> = {
  like: 'heart-fill',
  funny: 'smiley-fill',
  wink: 'smiley-wink-fill',
  applause: 'hands-clapping-fill',
  sad: 'smiley-sad-fill',
  more: 'question-fill',
};

export function ReactionIcon({ reaction }: { readonly reaction: Reaction }) {
  return <Icon name={icons[reaction]} className={`reaction-${reaction}`} />;
}
