import { data } from 'react-router';

export function loader(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}

/** Never rendered: the loader always throws. */
export const Component = () => null;
