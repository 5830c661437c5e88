import * as Type from 'typebox';
import { Done, endpoint, Id, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { staffErrors } from './errors.ts';
import { Approval, AskedApproval, GrantSchema, Person, SiteQuery } from './schemas.ts';

const query = Type.Object(SiteQuery);
const Roles = Type.Array(GrantSchema, { minItems: 1, maxItems: 50 });

export const getStaff = endpoint({
  method: 'GET',
  path: 'admin/staff.php',
  about: 'The people who have a role on the site, or had one, with their factors and sessions. The newest last.',
  access: { right: 'staff.read' },
  query,
  reply: Type.Object({
    staff: Type.Array(Person),
    /** Owners of the site who can log in: with one only, nobody can approve what needs two. */
    owners: Type.Integer(),
  }),
  errors: {},
});

/** `approval`: what was asked for waits for a second owner; null when it is done. `person` null: nothing is there yet. */
const Changed = Type.Object({ person: Nullable(Person), approval: Nullable(AskedApproval) });

export const inviteStaff = endpoint({
  method: 'POST',
  path: 'admin/staff-invite.php',
  about:
    'Invites somebody by mail, with a link that works once and for 24 hours. Repeated for the same address, it mails a new link and gives the roles of the last call. Where there is a second owner, an invitation as owner waits for that owner (`approval`).',
  access: { right: 'staff.change' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ email: Type.String({ maxLength: 320 }), name: Type.Optional(Type.String({ maxLength: 200 })), roles: Roles }),
  reply: Changed,
  errors: errorsOf(staffErrors, 'invalid_email', 'name_invalid', 'last_owner', 'second_person_missing'),
});

export const changeRoles = endpoint({
  method: 'POST',
  path: 'admin/staff-role.php',
  about:
    'Gives a person exactly these roles on the sites of the caller, and leaves those on other sites. The sessions go on with the new rights. What gives or takes the role of an owner waits for a second owner where there is one.',
  access: { right: 'staff.change' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id, roles: Type.Array(GrantSchema, { maxItems: 50 }) }),
  reply: Changed,
  errors: errorsOf(staffErrors, 'last_owner', 'second_person_missing'),
});

export const endStaff = endpoint({
  method: 'POST',
  path: 'admin/staff-end.php',
  about:
    'Takes all roles on the sites of the caller from a person. Without any role left, the person can no longer log in and all sessions end. For an owner it waits for a second owner where there is one.',
  access: { right: 'staff.change' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ id: Id }),
  reply: Changed,
  errors: errorsOf(staffErrors, 'last_owner', 'second_person_missing'),
});

export const resetStaff = endpoint({
  method: 'POST',
  path: 'admin/staff-reset.php',
  about:
    'For somebody who has lost their keys: asks a second owner to remove password, passkeys and authenticator, end the sessions and mail a new invitation.',
  access: { right: 'staff.change' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ id: Id }),
  reply: Changed,
  errors: errorsOf(staffErrors, 'last_owner', 'second_person_missing'),
});

export const getApprovals = endpoint({
  method: 'GET',
  path: 'admin/approvals.php',
  about:
    'Requests on the site that wait for a second person, the first to lapse first: those that the caller may answer, and the own ones. `ended`: those of the last seven days that have ended, the newest first.',
  access: { right: 'office.see' },
  query,
  reply: Type.Object({ approvals: Type.Array(Approval), ended: Type.Array(Approval) }),
  errors: {},
});

export const answerApproval = endpoint({
  method: 'POST',
  path: 'admin/approval.php',
  about:
    'Approves or refuses a request of somebody else, which needs the right of what is asked for, or withdraws an own one. `hash` has to be that of the request. An approved one is done at once. `words` go to the person who asked.',
  access: { right: 'office.see' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    id: Id,
    hash: Type.String({ maxLength: 200 }),
    approve: Type.Boolean(),
    words: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  reply: Done,
  errors: errorsOf(staffErrors, 'own_request', 'approval_changed', 'approval_lapsed', 'last_owner', 'too_many_words'),
});
