import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import { getText as getTextEndpoint } from '../contract/endpoints.ts';
import { getText, type TextDeps } from './get-text.ts';

export { publicTexts } from './public-texts.ts';
export { countingVersions, currentVersion } from './published/counting.ts';
export { type LegalVersion, listAnnouncements, listVersions, putAnnouncement } from './published/legal-version-repo.ts';
export { createLegalTexts, type LegalTexts } from './published/legal-texts.ts';
export { legalSource } from './published/legal-source.ts';
export { orderDocuments, textDocument } from './text-document.ts';
export { isInForce, productTermsVersion, termsVersion } from './terms-version.ts';

export const createTexts = (deps: TextDeps): Feature => ({
  routes: tagged('static-pages', 'Legal and help texts.', [route(getTextEndpoint, ({ query }, call) => getText(deps, query, call))]),
});
