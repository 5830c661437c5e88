import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon, useAnnounce } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { OfficeIcon } from '../../kit/office-icon.tsx';
import { actOfDraft, type Draft, missingOf } from '../state/draft.ts';
import { useName } from '../state/use-name.ts';
import type { DecideState } from './use-decide.ts';
import { useDeed } from './use-deed.ts';
import type { PreviewState } from './use-preview.ts';

interface Props {
  readonly about: Case;
  readonly draft: Draft;
  readonly preview: PreviewState;
  readonly decide: DecideState;
}

/** Says what is missing; then act, person and number. It is never the focus by itself. */
export function DecideButton({ about, draft, preview, decide }: Props) {
  const t = useTranslations('office.cases');
  const deed = useDeed();
  const name = useName()(about.subject);
  const [missing] = missingOf(draft, about.appeal !== null);
  const act = actOfDraft(draft);
  const counted = missing === undefined ? preview.data : undefined;
  useKey('do', counted !== undefined && !decide.busy ? decide.send : null);
  const announce = useAnnounce();
  const { second_person = null, warned = 0 } = counted?.consequences ?? {};
  const label = counted === undefined || act === null ? null : deed(act, name, draft.also.length, warned, second_person !== null);
  useEffect(() => {
    if (label !== null) announce(label);
  }, [label, announce]);
  if (label === null)
    return (
      <Button wide aria-disabled="true" className="is-disabled">
        {missing !== undefined ? t(`missing.${missing}`) : t(preview.error === null ? 'counting' : 'countFailed')}
        <KeyHint act="do" />
      </Button>
    );
  return (
    <Button kind="ink" wide loading={decide.busy} onClick={decide.send}>
      {second_person !== null ? <Icon name="users" /> : act === 'restore' ? <OfficeIcon name="lock-open" /> : <Icon name="gavel" />}
      {label}
      <KeyHint act="do" />
    </Button>
  );
}
