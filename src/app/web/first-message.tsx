import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import type { FirstMessageProps } from '#features/likes/web/index.ts';
import type { FirstWordsProps } from './first-words.tsx';

export const renderFirstMessage = (props: FirstMessageProps) => <FirstMessage {...props} />;

/** Loads the field and its texts with the match, and opens the conversation once it is sent. */
function FirstMessage({ onSent, ...props }: FirstMessageProps) {
  const catalogs = useCatalogs();
  const navigate = useNavigate();
  const [Words, setWords] = useState<ComponentType<FirstWordsProps> | null>(null);
  useEffect(() => {
    // Without them the match is still told; the chat is a tab away.
    void Promise.all([import('./first-words.tsx'), catalogs.ensure(['chat', 'credits', 'members', 'prompts'])]).then(
      ([module]) => setWords(() => module.Words),
      () => undefined,
    );
  }, [catalogs]);
  if (Words === null) return null;
  const sent = () => {
    onSent();
    void navigate(`/members/${props.member.id}/chat`);
  };
  return <Words {...props} onSent={sent} />;
}
