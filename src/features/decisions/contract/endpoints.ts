import * as Type from 'typebox';
import { endpoint, Instant, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { decisionErrors } from './errors.ts';
import { maxAppealLength, memberLookReasons, privateData, shownLookReasons } from './rules.ts';
import { CaseNumber, DecisionNumber, MemberDecision } from './schemas.ts';

export const getDecision = endpoint({
  method: 'GET',
  path: 'decision.php',
  about:
    "A decision about the caller, by its number: for the member who is logged in, for a banned one with the `token` that the login's refusal or the mail holds, and for a reporter, who gets their own outcome.",
  access: 'public',
  alsoClosed: true,
  query: Type.Object({ number: DecisionNumber, token: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: MemberDecision,
  errors: {},
});

export const appeal = endpoint({
  method: 'POST',
  path: 'appeal.php',
  about:
    'Appeals against a decision within six months. Another person judges it. Sent again with the same words, it is the same appeal; a second one is `appealed_already`.',
  access: 'public',
  alsoClosed: true,
  limit: 10,
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Object({ number: DecisionNumber, words: Type.String({ maxLength: 4 * maxAppealLength }) }),
  reply: MemberDecision,
  errors: errorsOf(decisionErrors, 'text_required', 'text_too_long', 'appeal_over', 'appealed_already'),
});

export const getLooks = endpoint({
  method: 'GET',
  path: 'looks.php',
  about: "How often staff looked at the caller's private lines and at private data of the account, when and why: never who.",
  access: 'member',
  reply: Type.Object({
    looks: Type.Array(Type.Object({ number: CaseNumber, at: Instant, lines: Type.Integer(), reason: OneOf(shownLookReasons) })),
    data_looks: Type.Array(Type.Object({ at: Instant, what: Type.Array(OneOf(privateData)), reason: OneOf(memberLookReasons) })),
  }),
  errors: {},
});
