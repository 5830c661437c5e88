import type { Site } from '#features/site/server/index.ts';
import { texts } from './contents/index.ts';
import { presentText } from './present-text.ts';

/** The day of the terms as the site shows them: that of the newest change, or of the operator's coming when that is later. */
export const termsVersion = (site: Site): string => presentText('terms', texts.de.terms, 'de', site).version.slice(0, 10);
