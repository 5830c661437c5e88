import type { ComponentProps } from 'react';
import { OpeningLikes } from '#features/likes/web/index.ts';

export type OpeningLikesProps = ComponentProps<typeof OpeningLikes>;

export const Likes = (props: OpeningLikesProps) => <OpeningLikes {...props} />;
