/** Accounts for trying the product: development and test data only. */
export const demoPassword = 'emberleaf-demo';

export interface DemoAccount {
  readonly email: string;
  /** Key of the cast member. */
  readonly key: string;
  /** Given, not bought. */
  readonly credits: number;
  readonly paid: boolean;
  readonly operator: boolean;
}

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'premium@demo.test', key: 'de-jonas-37', credits: 0, paid: true, operator: false },
  { email: 'free@demo.test', key: 'de-deniz-40', credits: 12, paid: false, operator: false },
  { email: 'empty@demo.test', key: 'de-milan-46', credits: 0, paid: false, operator: false },
  { email: 'admin@demo.test', key: 'de-karl-59', credits: 0, paid: false, operator: true },
];

/** The address of a member of the cast. */
export const demoEmail = (key: string): string => demoAccounts.find((account) => account.key === key)?.email ?? `${key}@demo.test`;

/** Those who run the demo sites, with the password of the others. */
export const demoStaff = [
  { email: 'admin@demo.test', name: 'Karla', role: 'owner' },
  { email: 'manager@demo.test', name: 'Nora', role: 'manager' },
  { email: 'mod@demo.test', name: 'Ute', role: 'moderator' },
  { email: 'mod2@demo.test', name: 'Ben', role: 'moderator' },
  { email: 'support@demo.test', name: 'Selim', role: 'support' },
  { email: 'books@demo.test', name: 'Ida', role: 'accountant' },
] as const;
