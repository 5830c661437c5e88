import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { caseErrors } from './errors.ts';
import { caseKinds, caseSenders, maxAnswerLength, maxNoteLength } from './rules.ts';
import { CaseNumber } from '#features/decisions/contract/schemas.ts';
import { Case, CaseRow, Lease, Lines, LookReason } from './schemas.ts';

const query = Type.Object(SiteQuery);
const Numbered = { number: CaseNumber };

export const getCases = endpoint({
  method: 'GET',
  path: 'admin/cases.php',
  about:
    'The queue of the site: what is overdue or urgent first, then by due time. Everybody gets the kinds that their rights name: support complaints and requests for data, accountants complaints about payment. With `ended`, the cases that have ended, the newest first.',
  access: { right: 'office.see' },
  query: Type.Object({
    ...SiteQuery,
    kind: Type.Optional(OneOf(caseKinds)),
    ended: Type.Optional(Type.Literal(1)),
    /** A member's cases alone. */
    member: Type.Optional(Id),
    /** The `next` of the page before. */
    after: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  reply: Type.Object({
    cases: Type.Array(CaseRow),
    next: Nullable(Type.String()),
    /** Open cases by kind, whatever the filter. */
    counts: Type.Array(Type.Object({ kind: OneOf(caseKinds), count: Type.Integer() })),
  }),
  errors: {},
});

export const getCase = endpoint({
  method: 'GET',
  path: 'admin/case.php',
  about: 'A case with its evidence. Its first lines count as a look of this person, and stand in the log before the reply is sent.',
  access: { right: 'office.see' },
  query: Type.Object({ ...SiteQuery, ...Numbered }),
  reply: Case,
  errors: errorsOf(caseErrors, 'right_missing'),
});

export const getCasePicture = endpoint({
  method: 'GET',
  path: 'admin/case-picture.php',
  about:
    'A picture of the evidence as WebP, by its id in the case. Blurred and grey as the settings of the person say, or as `clear` and `colour` do. A clear picture of a chat counts as a look.',
  access: { right: 'cases.read' },
  query: Type.Object({
    ...SiteQuery,
    ...Numbered,
    picture: Type.String({ maxLength: 100 }),
    clear: Type.Optional(Type.Literal(1)),
    colour: Type.Optional(Type.Literal(1)),
  }),
  image: true,
  reply: Type.Unknown(),
  errors: {},
});

export const exportCase = endpoint({
  method: 'GET',
  path: 'admin/case-export.php',
  about:
    'A case as one zip for an authority: the case with its lines and pictures, decisions with the columns of the EU’s statement of reasons, letters, appeals, and what stands in the log about it; no staff, and no other accounts. Each export counts as a look for the reason `authority`, which the members see.',
  access: { right: 'authorities.answer' },
  stepUp: true,
  limit: 20,
  query: Type.Object({ ...SiteQuery, ...Numbered }),
  file: { type: 'application/zip', name: 'case.zip' },
  reply: Type.Unknown(),
  errors: {},
});

export const claimCase = endpoint({
  method: 'POST',
  path: 'admin/case-claim.php',
  about: 'Takes a case for ten minutes, or goes on with it. Somebody else gets `claimed` until it is free.',
  access: { right: 'office.see' },
  refusesUnknownFields: true,
  limit: 240,
  query,
  body: Type.Object(Numbered),
  reply: Type.Object({ lease: Lease }),
  errors: errorsOf(caseErrors, 'claimed', 'decided_meanwhile', 'right_missing'),
});

export const releaseCase = endpoint({
  method: 'POST',
  path: 'admin/case-release.php',
  about: 'Frees a case that the caller has taken. Repeated, it changes nothing.',
  access: { right: 'office.see' },
  refusesUnknownFields: true,
  limit: 240,
  query,
  body: Type.Object(Numbered),
  reply: Done,
  errors: {},
});

export const lookAtCase = endpoint({
  method: 'POST',
  path: 'admin/case-look.php',
  about:
    'Opens further lines of a conversation of the case: the ten before or after those that are shown, or all lines around the same sentence elsewhere. The look stands in the log, with its reason, before the reply is sent, and the members see it.',
  access: { right: 'cases.look' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    ...Numbered,
    /** The conversation, by its id in the case. */
    what: Type.Object({ conversation: Id, before: Type.Optional(Id), after: Type.Optional(Id) }, { additionalProperties: false }),
    reason: LookReason,
    words: Type.Optional(Type.String({ maxLength: maxNoteLength })),
  }),
  reply: Type.Object({ lines: Lines }),
  errors: errorsOf(caseErrors, 'text_too_long', 'too_many_words'),
});

export const noteCase = endpoint({
  method: 'POST',
  path: 'admin/case-note.php',
  about: 'Adds a note for other staff. Sent again with its `client_id`, it is the same note.',
  access: { right: 'office.see' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ ...Numbered, client_id: ClientId, words: Type.String({ maxLength: 4 * maxNoteLength }) }),
  reply: Done,
  errors: errorsOf(caseErrors, 'text_required', 'text_too_long', 'right_missing'),
});

export const answerCase = endpoint({
  method: 'POST',
  path: 'admin/case-answer.php',
  about:
    "Answers a complaint or a request by mail, in the words given, within the house's letter in the language of whoever sent it; `close` ends the case. Sent again with its `client_id`, it is the same answer.",
  access: { right: 'requests.answer' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    ...Numbered,
    client_id: ClientId,
    words: Type.String({ maxLength: 4 * maxAnswerLength }),
    close: Type.Boolean(),
  }),
  reply: Done,
  errors: errorsOf(caseErrors, 'claimed', 'decided_meanwhile', 'not_answerable', 'text_required', 'text_too_long', 'right_missing'),
});

export const openCase = endpoint({
  method: 'POST',
  path: 'admin/case-open.php',
  about:
    'Enters what came by letter, by phone or from an authority as a case; `subject` is the id of the member whom it is about. Sent again with its `client_id`, it is the same case.',
  access: { right: 'cases.open' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    client_id: Type.Optional(ClientId),
    kind: OneOf(['minor', 'danger', 'report', 'notice', 'complaint', 'data_request']),
    subject: Nullable(Id),
    words: Type.String({ maxLength: 4 * maxAnswerLength }),
    /** A trusted flagger or an authority sent it. */
    source: Type.Optional(OneOf(caseSenders)),
  }),
  reply: Type.Object({ number: CaseNumber }),
  errors: errorsOf(caseErrors, 'text_required', 'text_too_long'),
});

export const markSource = endpoint({
  method: 'POST',
  path: 'admin/case-source.php',
  about:
    'Marks that a notice of a case came from a trusted flagger or an authority, or with null that it did not: the decision and its letter name it. Repeated, it changes nothing.',
  access: { right: 'cases.decide' },
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({
    ...Numbered,
    /** The number of the notice. */
    source: Type.String({ pattern: '^N-[0-9A-Z]{4}-[0-9A-Z]{4}$' }),
    sent_by: Nullable(OneOf(caseSenders)),
  }),
  reply: Done,
  errors: errorsOf(caseErrors, 'decided_meanwhile', 'right_missing'),
});
