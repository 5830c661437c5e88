import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { AskedApproval, SiteQuery } from '#features/staff/contract/schemas.ts';
import { decisionErrors } from '#features/decisions/contract/errors.ts';
import {
  decisionActs,
  decisionReasons,
  maxFactsLength,
  maxWordsLength,
  mostTogether,
  restrictions,
} from '#features/decisions/contract/rules.ts';
import { mostItems } from './rules.ts';
import { CaseNumber, DecisionNumber, DecisionView, Letter } from '#features/decisions/contract/schemas.ts';

const query = Type.Object(SiteQuery);

/** What is decided. `also`: further cases with the same decision, each with a letter of its own. */
const Draft = {
  number: CaseNumber,
  act: OneOf(decisionActs),
  reason: OneOf(decisionReasons),
  /** Of `restrict`, `suspend` and `hide`; without it they have no end. */
  until: Type.Optional(Instant),
  /** Of `remove`: which of the reported photos and messages; without it all of them. */
  items: Type.Optional(
    Type.Array(Type.Object({ content: OneOf(['photo', 'message']), id: Id }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: mostItems,
    }),
  ),
  restrict: Type.Optional(Type.Array(OneOf(restrictions), { minItems: 1, uniqueItems: true })),
  /** Own words in the letter, in place of the preset. */
  words: Type.Optional(Type.String({ maxLength: 4 * maxWordsLength })),
  /** What happened; by itself the reported lines and photos are named. */
  facts: Type.Optional(Type.String({ maxLength: 4 * maxFactsLength })),
  also: Type.Optional(Type.Array(CaseNumber, { maxItems: mostTogether - 1, uniqueItems: true })),
};

const Consequences = Type.Object({
  /** People who are warned because they received a message. */
  warned: Type.Integer(),
  /** Credits given back to those people. */
  credits: Type.Integer(),
  photos: Type.Integer(),
  conversations: Type.Integer(),
  /** Bought unspent credits that are frozen, and their worth in minor units. */
  frozen_credits: Type.Integer(),
  members: Type.Integer(),
  /** Of an appeal that is granted. */
  restored: Type.Integer(),
  /** The roles that could say the second yes; null when one person is enough. */
  second_person: Nullable(Type.Object({ why: OneOf(['many_warned', 'many_cases']), who: Type.Array(Type.String()) })),
});

export const previewDecision = endpoint({
  method: 'POST',
  path: 'admin/decision-preview.php',
  about: 'What a decision would do, computed by doing it in a transaction that is rolled back, and its letter. Changes nothing.',
  access: { right: 'cases.decide' },
  refusesUnknownFields: true,
  limit: 240,
  query,
  body: Type.Object(Draft),
  reply: Type.Object({ consequences: Consequences, letter: Nullable(Letter) }),
  errors: errorsOf(
    decisionErrors,
    'act_does_not_fit',
    'words_required',
    'until_invalid',
    'first_judge',
    'text_too_long',
    'decided_meanwhile',
  ),
});

export const decide = endpoint({
  method: 'POST',
  path: 'admin/decision.php',
  about:
    'Decides a case. It is applied ten seconds later, until then `decision-undo.php` withdraws it. Above the limits it waits for a second person (`approval`). A case that is free is taken. Sent again with its `client_id`, it is the same decision.',
  access: { right: 'cases.decide' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ client_id: ClientId, ...Draft }),
  reply: Type.Object({
    decision: DecisionView,
    approval: Nullable(AskedApproval),
    /** The next case of the queue, so that nobody waits for it; null when nothing waits. */
    next: Nullable(CaseNumber),
  }),
  errors: errorsOf(
    decisionErrors,
    'act_does_not_fit',
    'words_required',
    'until_invalid',
    'first_judge',
    'text_too_long',
    'claimed',
    'decided_meanwhile',
    'second_person_missing',
    'step_up_required',
  ),
});

export const undoDecision = endpoint({
  method: 'POST',
  path: 'admin/decision-undo.php',
  about: 'Withdraws a decision before it is applied. Repeated, it changes nothing.',
  access: { right: 'cases.decide' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ number: DecisionNumber }),
  reply: Done,
  errors: errorsOf(decisionErrors, 'undo_over'),
});
