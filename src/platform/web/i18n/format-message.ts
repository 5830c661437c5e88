import format from 'use-intl/format-message/format-only';
import { isolatedAll } from '#platform/contract/text/text.ts';

/**
 * Formats the texts of all pages (`vite.config.ts` replaces the package's formatter by it): a name written from right to left does
 * not reverse its neighbours. For replies on the server (mails, pushes), the package's own formatter is used.
 */
const formatMessage: typeof format = Object.assign(
  (...[key, message, values, options]: Parameters<typeof format>) =>
    format(key, message, values === undefined ? values : isolatedAll(values), options),
  { raw: format.raw },
);

// eslint-disable-next-line import/no-default-export -- The package imports it so.
export default formatMessage;
