import * as Type from 'typebox';
import { Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { maxSwitchWords, siteSwitches } from '#features/site/contract/switches.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { siteErrors } from './errors.ts';
import { fieldProblems } from './fields.ts';

const query = Type.Object(SiteQuery);
const access = { right: 'sites.change' } as const;

export const switchSite = endpoint({
  method: 'POST',
  path: 'admin/site-switch.php',
  about:
    'Switches something of a site off in an emergency, or on again: at once in every process, without a draft. Members read the `words`, else words in their language.',
  access,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    switch: OneOf(siteSwitches),
    off: Type.Boolean(),
    /** Plain text in one language, shown as the site's own words. */
    words: Type.Optional(Type.String({ maxLength: 10 * maxSwitchWords })),
  }),
  reply: Done,
  errors: errorsOf(siteErrors, 'words_too_long'),
});

const Values = Type.Record(Type.String(), Type.Unknown());
/** All that the operator sets, without optional keys that are not set. */
const Document = { settings: Values, company: Values, hosts: Type.Array(Type.String()), time_zone: Type.String() };

const Change = Type.Object({
  /** A key of the settings, one of the company with `company.` before it, `hosts` or `time_zone`. */
  field: Type.String(),
  /** Null: not set. */
  old: Type.Unknown(),
  new: Type.Unknown(),
  /** It stands in the public history. */
  public: Type.Boolean(),
});

const NamedStaff = Type.Object({ id: Id, name: Type.String() });

const Editions = {
  /** The newest publications. */
  history: Type.Array(
    Type.Object({
      id: Id,
      at: Instant,
      by: NamedStaff,
      changes: Type.Array(Change),
      /** The publication that it takes back, and the one that took it back. */
      reverts: Nullable(Id),
      reverted_by: Nullable(Id),
    }),
  ),
  /** For `site-history.php?after=`; null: there are no older ones. */
  next: Nullable(Id),
};

const SiteReply = Type.Object({
  site: Type.Object({
    id: Id,
    name: Type.String(),
    /** The first site of the installation, which cannot be closed. */
    main: Type.Boolean(),
    closes_at: Nullable(Instant),
    /** It has declared that it has fictional profiles. */
    fictional: Type.Boolean(),
  }),
  /** Goes with each change of the draft and each publication. */
  version: Id,
  ...Document,
  /** What is live. */
  published: Type.Object(Document),
  /** What a publication would change. */
  changes: Type.Array(Change),
  /** Who changed the draft last; null: it has no changes. */
  draft: Nullable(Type.Object({ by: NamedStaff, at: Instant })),
  off: Type.Array(Type.Object({ switch: OneOf(siteSwitches), since: Instant, words: Nullable(Type.String()) })),
  ...Editions,
});

export const getSite = endpoint({
  method: 'GET',
  path: 'admin/site.php',
  about:
    'Everything that the operator sets for a site, as it would be with the draft. The reply can be changed and sent back with PUT. `published` is what is live, `changes` what a publication would change.',
  access,
  query,
  reply: SiteReply,
  errors: {},
});

export const putSite = endpoint({
  method: 'PUT',
  path: 'admin/site.php',
  about:
    'Changes the draft of a site; nothing of it is live. Keys that are missing stay as they are in the draft; null unsets an optional one. Other parts of the reply of GET are ignored. `version` is that of GET: where somebody else was faster, the error `changed_meanwhile` has both versions and the values of theirs.',
  access,
  limit: 240,
  query,
  body: Type.Object({
    version: Id,
    settings: Type.Optional(Values),
    company: Type.Optional(Values),
    hosts: Type.Optional(Type.Unknown()),
    time_zone: Type.Optional(Type.Unknown()),
  }),
  reply: SiteReply,
  errors: errorsOf(siteErrors, 'changed_meanwhile', 'setting_refused'),
});

const Seen = Type.Object({
  visitor: Type.Object({
    title: Type.String(),
    description: Type.String(),
    accepts_signup: Type.Boolean(),
    search: Type.String(),
    entry_warning: Type.Boolean(),
    accent: Nullable(Type.String()),
  }),
  member: Type.Object({
    message_credits: Type.Integer(),
    photo_credits: Type.Integer(),
    gift_credits: Type.Integer(),
    /** The price of the cheapest gift on offer; null: none is offered. */
    least_gift_credits: Nullable(Type.Integer()),
    message_length: Type.Integer(),
    refund_days: Type.Integer(),
    search_fields: Type.Array(Type.String()),
    profile_fields: Type.Array(Type.String()),
  }),
});

export const previewSite = endpoint({
  method: 'POST',
  path: 'admin/site-preview.php',
  about:
    'What a visitor and a member see today, and would see with the draft, and the addresses where this browser sees the pages of the site with the draft. Changes nothing.',
  access,
  limit: 120,
  query,
  reply: Type.Object({
    before: Seen,
    after: Seen,
    /** Each opens the pages with the draft, in the next minutes, once it is opened: for half an hour, or until this session ends. */
    links: Type.Object({ visitor: Type.String(), member: Type.String() }),
  }),
  errors: {},
});

export const publishSite = endpoint({
  method: 'POST',
  path: 'admin/site-publish.php',
  about: 'Makes the draft live in every process, without a restart. What could deceive members stands in the public history from then on.',
  access,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ version: Id }),
  reply: SiteReply,
  errors: errorsOf(siteErrors, 'changed_meanwhile', 'setting_refused', 'nothing_to_publish'),
});

export const revertSite = endpoint({
  method: 'POST',
  path: 'admin/site-revert.php',
  about:
    'Takes a publication back in one act, live at once: its fields get their old values. Where a later publication has changed one of them, nothing is taken back (`changed_since`).',
  access,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id }),
  reply: SiteReply,
  errors: errorsOf(siteErrors, 'already_reverted', 'changed_since', 'setting_refused'),
});

export const getSiteEditions = endpoint({
  method: 'GET',
  path: 'admin/site-history.php',
  about: 'Publications of a site, the newest first, ten at a time.',
  access,
  query: Type.Object({ ...SiteQuery, after: Type.Optional(Id) }),
  reply: Type.Object(Editions),
  errors: {},
});

const AskedApproval = Type.Object({ approval: Type.Object({ id: Id, hash: Type.String() }) });
/** What the person types so that nothing happens by a slip. */
const TypedName = Type.String({ maxLength: 200 });

export const exportSite = endpoint({
  method: 'GET',
  path: 'admin/site-export.php',
  about:
    'Everything that is live of a site as JSON, for `site-import.php` here or in another installation. Without secrets, which stand in the environment alone, and without the account for direct debits.',
  access,
  stepUp: true,
  limit: 30,
  query,
  file: { type: 'application/json; charset=utf-8', name: 'site.json' },
  reply: Type.Unknown(),
  errors: {},
});

export const importSite = endpoint({
  method: 'POST',
  path: 'admin/site-import.php',
  about:
    'Puts an exported site into the draft of this one; nothing of it is live. Hosts, domain and the declaration of fictional profiles stay as they are. `missing` names what could not be taken over, and why.',
  access,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ version: Id, site: Type.Unknown() }),
  reply: Type.Object({
    site: SiteReply,
    missing: Type.Array(
      Type.Object({
        field: Type.String(),
        /** `absent`: not in the file. `refused`: see `problem`. `file`: the operator's folder here lacks it. `stays`: this site keeps its own. */
        why: OneOf(['absent', 'refused', 'file', 'stays']),
        problem: Nullable(OneOf(fieldProblems)),
      }),
    ),
  }),
  errors: errorsOf(siteErrors, 'changed_meanwhile', 'not_an_export'),
});

export const addSite = endpoint({
  method: 'POST',
  path: 'admin/site-new.php',
  about:
    'Makes a new site with the settings, company, packages, pages and teasers of another one. It opens at once on its host. Members, orders and the declaration of fictional profiles stay where they are. For people with a role on every site.',
  access,
  refusesUnknownFields: true,
  limit: 10,
  query,
  body: Type.Object({ from: Id, host: Type.String({ maxLength: 300 }), name: TypedName }),
  reply: Type.Object({ site: Id }),
  errors: errorsOf(siteErrors, 'setting_refused'),
});

export const closeSite = endpoint({
  method: 'POST',
  path: 'admin/site-delete.php',
  about:
    'Asks a second person to close a site in thirty days. From their yes on nobody can sign up or buy there, and members are mailed. Then its hosts answer 410, and what is left of purchases is paid back. Invoices and books stay. `name`: that of the site, typed.',
  access: { right: 'sites.delete' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 10,
  query,
  body: Type.Object({ site: Id, name: TypedName }),
  reply: AskedApproval,
  errors: errorsOf(siteErrors, 'name_differs', 'main_site', 'closing_already', 'second_person_missing'),
});

export const declareFictional = endpoint({
  method: 'POST',
  path: 'admin/site-fictional.php',
  about:
    'Asks a second person to declare that the site has fictional profiles, or that it has none any more. The declaration stands in the public history for good.',
  access,
  stepUp: true,
  refusesUnknownFields: true,
  limit: 10,
  query,
  body: Type.Object({
    declared: Type.Boolean(),
    /** That of the site, typed. */
    name: TypedName,
    /** The labels; needed to declare. */
    singular: Type.Optional(Type.String({ maxLength: 400 })),
    plural: Type.Optional(Type.String({ maxLength: 400 })),
    warning: Type.Optional(Type.String({ maxLength: 2000 })),
    icon: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  reply: AskedApproval,
  errors: errorsOf(siteErrors, 'name_differs', 'setting_refused', 'nothing_to_publish', 'fictional_profiles_left', 'second_person_missing'),
});

export const getConsequences = endpoint({
  method: 'GET',
  path: 'admin/site-consequences.php',
  about: 'Whom the closing of the site, or its declaration of fictional profiles, would concern.',
  access,
  limit: 60,
  query,
  reply: Type.Object({
    /** Accounts that are not deleted, without fictional ones. */
    members: Type.Integer(),
    fictional: Type.Integer(),
    /** Bought and not spent. */
    credits: Type.Integer(),
  }),
  errors: {},
});
