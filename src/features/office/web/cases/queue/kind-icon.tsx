import { Icon, type IconName } from '#platform/web/ui/index.ts';
import type { CaseKind } from '#features/cases/contract/rules.ts';
import { OfficeIcon, type OfficeIconName } from '../../kit/office-icon.tsx';

const icons = {
  intimate: 'eye-slash',
  minor: 'flag',
  danger: 'flag',
  picture: 'image',
  report: 'flag',
  complaint: 'envelope-simple',
  appeal: 'gavel',
} as const satisfies Partial<Record<CaseKind, IconName>>;

const officeIcons = { notice: 'megaphone', data_request: 'file-text' } as const satisfies Partial<Record<CaseKind, OfficeIconName>>;

export function KindIcon({ kind }: { readonly kind: CaseKind }) {
  return kind === 'notice' || kind === 'data_request' ? <OfficeIcon name={officeIcons[kind]} /> : <Icon name={icons[kind]} />;
}
