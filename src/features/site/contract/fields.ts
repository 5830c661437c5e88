import { traitNames } from './traits.ts';

export const searchFields = [
  'gender',
  'country',
  'countryregion',
  'age',
  'distance',
  ...traitNames,
  'interests',
  'with_photo',
  'online',
] as const;
export const profileFields = [...traitNames, 'interests'] as const;
export const profileNotes = ['about'] as const;
