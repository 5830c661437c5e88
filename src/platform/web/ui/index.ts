export type { AbsentPartProps } from './feedback/absent-part.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { Announcer, useAnnounce } from './feedback/announcer.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonVariant, type ButtonProps } from './buttons/button.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Chip, ChipLink, Tag, type ChipLinkProps, type ChipProps, type TagProps } from './buttons/chip.tsx';
export { ChoiceChips, type Choice, type ChoiceChipsProps } from './fields/choice-chips.tsx';
export { closeByBack } from './layers/close-by-back.ts';
export { Count, type CountProps } from './count.tsx';
export { cx } from './cx.ts';
export { DateField, type DateFieldProps } from './fields/date-field.tsx';
export { Dialog, type DialogProps } from './layers/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { Face, type FaceProps } from './pictures/face.tsx';
export { Field, type FieldProps } from './fields/field.tsx';
export { Icon, type IconProps } from './icon.tsx';
export {
  IconButton,
  IconLink,
  RoundButton,
  type IconButtonProps,
  type IconLinkProps,
  type RoundButtonProps,
} from './buttons/icon-button.tsx';
export { interestIconKeys, uiIconNames, type IconName, type InterestIconKey } from './icons/names.ts';
export { Kbd } from './kbd.tsx';
export { LinkProvider, PageLink } from './buttons/link-context.ts';
export { Logo, LogoMark, type LogoProps } from './pictures/logo.tsx';
export { LazyMenu, type LazyMenuProps } from './menu/lazy-menu.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export { MenuAt, type MenuAtProps } from './menu/menu-at.tsx';
export type { MenuPlace, MenuTriggerProps } from './menu/menu-frame.tsx';
export { MenuItem, type MenuItemProps } from './menu/menu-item.tsx';
export { MenuList, type MenuContent } from './menu/menu-list.tsx';
export { Panel, type PanelProps } from './panel.tsx';
export { PasswordInput, type PasswordInputProps } from './fields/password-input.tsx';
export { Photo, type PhotoProps } from './pictures/photo.tsx';
export { Pill, type PillProps } from './pill.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group.tsx';
export { RangeField, type RangeEndLabels, type RangeFieldProps } from './fields/range-field.tsx';
export { SavedNote, type SavedNoteProps } from './feedback/saved-note.tsx';
export { Sheet, type SheetProps } from './layers/sheet.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { Stepper, type StepperProps } from './fields/stepper.tsx';
export { Switch, type SwitchProps } from './fields/switch.tsx';
export { Tabs, type Tab } from './navigation/tabs.tsx';
export { EmailInput, SelectInput, TextArea, TextInput, type TextInputProps } from './fields/text-input.tsx';
export { useToast, type ShowToast } from './feedback/toast-context.ts';
export type { ToastContent } from './feedback/toast-content.ts';
