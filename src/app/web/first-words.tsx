import { FirstWords } from '#features/chat/web/index.ts';
import type { FirstMessageProps } from '#features/likes/web/index.ts';

export type FirstWordsProps = FirstMessageProps;

export const Words = ({ member, ...rest }: FirstWordsProps) => <FirstWords to={member} {...rest} />;
