export { AboutField } from './fields/about-field.tsx';
export { ProfileBasicsSection } from './basics-section.tsx';
export { CountryRow } from './fields/country-row.tsx';
export { OwnFirstPlace } from './autosaved/own-first-place.tsx';
export { loadOwnProfile, ownPhotosQuery, ownProfileQuery } from './state/queries.ts';
export { SearchAgeField } from './fields/search-fields.tsx';
export { type OwnPhotos, useOwnPhotos } from './state/use-own-photos.ts';
export { useProfileChange } from './state/use-profile-change.ts';
