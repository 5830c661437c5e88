import * as Type from 'typebox';
import { endpoint, Id } from '#platform/contract/endpoint.ts';
import { User } from '#features/account/contract/user.ts';
import { signupErrors } from './errors.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Makes the account, logs in and mails the activation link. Fields are judged one by one: the error names the field. */
export const signup = endpoint({
  method: 'POST',
  path: 'signup.php',
  access: 'public',
  limit: 20,
  body: Type.Object({
    email: Type.String({ maxLength: 320 }),
    name: Type.String({ maxLength: 320 }),
    password: Type.String({ maxLength: 1000 }),
    /** `YYYY-MM-DD` */
    date_of_birth: Type.String({ maxLength: 40 }),
    gender: Type.String({ maxLength: 20 }),
    search_gender: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 3 }),
    country: Type.String({ maxLength: 2 }),
    signup_message: text(2000),
    profile_id: Type.Optional(Id),
    tracking: Type.Optional(Type.Object({ network: text(100), ref: text(300), sub1: text(100), sub2: text(100), sub3: text(100) })),
    consents: Type.Object({
      adult: Type.Boolean(),
      terms: Type.Boolean(),
      tracking: Type.Optional(Type.Boolean()),
      sexuality: Type.Optional(Type.Boolean()),
      explicit_interests: Type.Optional(Type.Boolean()),
      promotions: Type.Optional(Type.Boolean()),
    }),
  }),
  reply: Type.Object({ user: User }),
  errors: signupErrors,
});
