import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { type Language, splitLanguage } from '#platform/contract/languages.ts';
import { activate, login, requestPasswordReset, resetPassword, restoreUser } from '#features/account/contract/endpoints.ts';
import { loginByLink, secondStep } from '#features/account/contract/factors.ts';
import { pathAfterLogin } from '#features/account/contract/path-after-login.ts';
import { confirmMailChange } from '#features/account-settings/contract/endpoints.ts';
import { resubscribe, unsubscribe } from '#features/notifications/contract/endpoints.ts';
import { confirmDeclaration, declareCancellation, declareWithdrawal, denyDeclaration } from '#features/orders/contract/withdrawal.ts';
import { confirmSignup } from '#features/signup/contract/endpoints.ts';
import { answerTerms } from '#features/terms/contract/endpoints.ts';

/** A form that works without script: a post to the URL of its page becomes one call of the API. */
export interface PlainForm {
  /** Identifies the form to the page. */
  readonly name: string;
  /** The page's path, without the language. The group `token` is the token of a mailed link. */
  readonly path: RegExp;
  /** A field or button that only this one of the page's forms has. */
  readonly by?: string;
  readonly endpoint: Endpoint;
  /** Fields that are copied into the body of the call. */
  readonly fields: readonly string[];
  /** Fields whose values are shown again with an error: never a password or a code. */
  readonly shownAgain?: readonly string[];
  /** Where the call expects the token of the link. In the page's URL it is the group of `path`, or the parameter `token`. */
  readonly tokenIn?: 'body' | 'query';
  /** The path of the following page; null: the same as without `next`. */
  readonly next?: (search: URLSearchParams, reply: unknown) => string | null;
  /** Without `next`: the path of the page that confirms the action; by default the form's own page. */
  readonly doneAt?: string;
  /** The path of the page that follows a permanent refusal. */
  readonly refused?: string;
}

const loginPage = /^\/login$/;
const afterLogin = { path: loginPage, next: pathAfterLogin };
const declared = ['name', 'order', 'email'];
const withdrawalLink = /^\/withdrawal\/(?<token>[\w-]+)$/;
const unsubscribePage = /^\/unsubscribe\/(?<token>[\w-]+)$/;

const LoggedIn = Type.Object({ user: Type.Object({}) });

/** The first matching form is used. */
export const plainForms: readonly PlainForm[] = [
  { ...afterLogin, name: 'code', by: 'code', endpoint: secondStep, fields: ['code'] },
  { ...afterLogin, name: 'restore', by: 'restore', endpoint: restoreUser, fields: [] },
  { ...afterLogin, name: 'login', endpoint: login, fields: ['email', 'password'], shownAgain: ['email'] },
  { name: 'request', path: /^\/reset-password$/, endpoint: requestPasswordReset, fields: ['email'], shownAgain: ['email'] },
  { name: 'reset', path: /^\/reset-password\/do$/, endpoint: resetPassword, fields: ['password', 'password_repeat'], tokenIn: 'body' },
  { name: 'mail', path: /^\/mail-change\/do$/, endpoint: confirmMailChange, fields: [], tokenIn: 'body' },
  { name: 'off', by: 'off', path: unsubscribePage, endpoint: unsubscribe, fields: [], tokenIn: 'query' },
  { name: 'on', by: 'on', path: unsubscribePage, endpoint: resubscribe, fields: [], tokenIn: 'query' },
  {
    name: 'confirm',
    path: /^\/signup\/confirm$/,
    endpoint: confirmSignup,
    fields: ['client_id'],
    tokenIn: 'body',
    // In another browser than the one that signed up, the reply has no user and nobody is logged in.
    next: (_search, reply) => (Value.Check(LoggedIn, reply) ? '/complete-signup' : null),
    doneAt: '/activate/done',
  },
  { name: 'withdraw', path: /^\/withdrawal$/, endpoint: declareWithdrawal, fields: declared, shownAgain: declared },
  {
    name: 'cancel',
    path: /^\/cancellation$/,
    endpoint: declareCancellation,
    fields: [...declared, 'ends', 'reason'],
    shownAgain: [...declared, 'ends', 'reason'],
  },
  { name: 'confirm', by: 'confirm', path: withdrawalLink, endpoint: confirmDeclaration, fields: [], tokenIn: 'body' },
  { name: 'deny', by: 'deny', path: withdrawalLink, endpoint: denyDeclaration, fields: [], tokenIn: 'body' },
  { name: 'terms', path: /^\/terms-changed$/, endpoint: answerTerms, fields: ['version', 'answer'], next: pathAfterLogin },
  // A member with an authenticator logs in on the login page, with a code.
  {
    name: 'link',
    path: /^\/l-(?<token>[\w-]{43})$/,
    endpoint: loginByLink,
    fields: ['client_id'],
    tokenIn: 'body',
    next: pathAfterLogin,
    refused: '/login',
  },
  {
    name: 'activate',
    path: /^\/(?<token>[\w-]{43})$/,
    endpoint: activate,
    fields: [],
    tokenIn: 'body',
    doneAt: '/activate/done',
    refused: '/activate/error',
  },
];

/** The forms of a page. `path`: without language and query. */
export const formsAt = (path: string): readonly PlainForm[] => plainForms.filter((form) => form.path.test(path));

/** The path in the form that `plainForms` uses: without language and without a trailing slash. */
export function placeOf({ url }: { readonly url: string }): {
  readonly language: Language | null;
  readonly path: string;
  readonly search: URLSearchParams;
} {
  const inLanguage = splitLanguage(url);
  const [path = '', query = ''] = (inLanguage?.rest ?? url).split('?', 2);
  return { language: inLanguage?.language ?? null, path: path.replace(/\/+$/, '') || '/', search: new URLSearchParams(query) };
}
