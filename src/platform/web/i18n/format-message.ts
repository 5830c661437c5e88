import format from 'use-intl/format-message/format-only';
import { isolatedAll } from '#platform/contract/text.ts';

/**
 * Writes the texts of all pages (`vite.config.ts` puts it in the place of the package's own): a name from right to left in a
 * text does not turn round what stands beside it. A reply's texts on the server are written by the package (mails, pushes).
 */
const formatMessage: typeof format = Object.assign(
  (...[key, message, values, options]: Parameters<typeof format>) =>
    format(key, message, values === undefined ? values : isolatedAll(values), options),
  { raw: format.raw },
);

// eslint-disable-next-line import/no-default-export -- The package imports it so.
export default formatMessage;
