import * as Type from 'typebox';
import { Done, endpoint, Instant } from '#platform/contract/endpoint.ts';

export const getFraudWarnings = endpoint({
  method: 'GET',
  path: 'fraud-warnings.php',
  about:
    'Members who wrote to the caller and were removed for fraud, until the caller has put the warning away: the name, when, and the credits that came back.',
  access: 'member',
  reply: Type.Object({
    warnings: Type.Array(Type.Object({ name: Type.String(), at: Instant, credits: Type.Integer() })),
  }),
  errors: {},
});

export const closeFraudWarnings = endpoint({
  method: 'DELETE',
  path: 'fraud-warnings.php',
  about: 'Puts the warnings away. Repeated, it changes nothing.',
  access: 'member',
  limit: 60,
  reply: Done,
  errors: {},
});
