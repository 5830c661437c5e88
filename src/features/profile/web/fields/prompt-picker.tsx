import { useTranslations } from 'use-intl';
import { Dialog } from '#platform/web/ui/index.ts';
import { type Prompt, prompts } from '#features/prompts/contract/prompts.ts';

export interface PromptPickerProps {
  readonly used: readonly Prompt[];
  readonly onPick: (prompt: Prompt) => void;
  readonly onClose: () => void;
}

/** The prompts that are not used yet; a tap takes one. */
export function PromptPicker({ used, onPick, onClose }: PromptPickerProps) {
  const t = useTranslations('profile.answers');
  const common = useTranslations('common.action');
  const name = useTranslations('prompts.prompt');
  return (
    <Dialog open onClose={onClose} title={t('pick')} closeLabel={common('close')}>
      <ul className="prompt-picker">
        {prompts
          .filter((prompt) => !used.includes(prompt))
          .map((prompt) => (
            <li key={prompt}>
              <button type="button" onClick={() => onPick(prompt)}>
                {name(prompt)}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
