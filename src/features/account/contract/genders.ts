export const genders = ['woman', 'man', 'non_binary'] as const;
