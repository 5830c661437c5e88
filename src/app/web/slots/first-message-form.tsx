import { FirstMessageForm } from '#features/chat/web/index.ts';
import type { FirstMessageProps } from '#features/likes/web/index.ts';

export type FirstMessageFormProps = FirstMessageProps;

export const Form = ({ member, ...rest }: FirstMessageFormProps) => <FirstMessageForm to={member} {...rest} />;
