/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Text about the school on the home page. */
export type AboutBlurbInput = {
  /** One or two sentences. Plain text of at most 1000 characters; may be empty. */
  intro: string;
  /** Path of a page with more. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
  /** Small label over the heading. Plain text of at most 60 characters; may be empty. */
  tag: string;
  /** Heading. Plain text of at most 200 characters; may be empty. */
  title: string;
};

/** An action in the audit log. */
export type Act =
  /** Added an item. */
  | 'ADDED'
  /** Approved and published an item that was waiting for review. */
  | 'APPROVED'
  /** Added a person to those who come to an event, moved one up, or removed one. */
  | 'ATTENDEES_CHANGED'
  /** Mailed a message to everybody who comes to an event. */
  | 'ATTENDEES_MAILED'
  /** Tried to change what somebody else had changed in the meantime, or wrote a change that was replaced or discarded. The item was not changed; the text is kept. */
  | 'CONFLICTED'
  /** Changed what is known of a family's consent to pictures of their child, who is not named. */
  | 'CONSENT_CHANGED'
  /** Moved an item to the bin. */
  | 'DELETED'
  /** Changed an item. */
  | 'EDITED'
  /** Changed their own sign-in address. */
  | 'EMAIL_CHANGED'
  /** Permanently erased an item in the bin, or a picture from earlier versions. */
  | 'ERASED'
  /** Exported a list from the site to a file. */
  | 'EXPORTED'
  /** Handed an item over to another account. */
  | 'HANDED_OVER'
  /** Marked what a family sent: as taken, answered, done or spam, or with a note. */
  | 'MARKED'
  /** Changed an item that somebody else had changed in the meantime, in other fields. */
  | 'MERGED'
  /** Changed their own password. */
  | 'PASSWORD_CHANGED'
  /** Set a password for an account, or created a link to choose one. */
  | 'PASSWORD_RESET'
  /** Created a token for a program. */
  | 'PROGRAM_ADDED'
  /** Changed the rights of a program, or when its token expires. */
  | 'PROGRAM_EDITED'
  /** Revoked the token of a program. */
  | 'PROGRAM_REVOKED'
  /** Published an item. */
  | 'PUBLISHED'
  /** Replaced the recovery codes of the second factor. */
  | 'RECOVERY_CODES_RENEWED'
  /** Mailed who is away from a class to its teachers. */
  | 'REGISTER_MAILED'
  /** Restored an earlier version of an item, or took an item out of the bin. */
  | 'RESTORED'
  /** Changed the role of an account. */
  | 'ROLE_CHANGED'
  /** Scheduled the publication of an item. */
  | 'SCHEDULED'
  /** Added an authenticator app as a second factor. */
  | 'SECOND_FACTOR_ADDED'
  /** Removed the second factor: the password alone is enough. */
  | 'SECOND_FACTOR_REMOVED'
  /** Sent an item that was waiting for review back with a note. */
  | 'SENT_BACK'
  /** Ended the sessions of an account. */
  | 'SESSIONS_ENDED'
  /** Changed the site's settings. */
  | 'SETTINGS_CHANGED'
  /** Signed in. */
  | 'SIGNED_IN'
  /** Failed to sign in: wrong password or suspended account. */
  | 'SIGN_IN_FAILED'
  /** Submitted an item for review before publication. */
  | 'SUBMITTED'
  /** Suspended an account. */
  | 'SUSPENDED'
  /** Took an item down. */
  | 'TAKEN_DOWN'
  /** Lifted the suspension of an account. */
  | 'UNSUSPENDED'
  /** Created an account. */
  | 'USER_ADDED'
  /** Deleted an account. Its actions stay in the log under the name that it was left with. */
  | 'USER_DELETED'
  /** Added a webhook. */
  | 'WEBHOOK_ADDED'
  /** Deleted a webhook. */
  | 'WEBHOOK_DELETED'
  /** Changed the address, the topics or the secret of a webhook. */
  | 'WEBHOOK_EDITED'
  /** Switched a webhook off. The site does so itself if all calls fail. */
  | 'WEBHOOK_SWITCHED_OFF'
  /** Switched a webhook on again. */
  | 'WEBHOOK_SWITCHED_ON';

/** A person who told the office that they will attend, with the number of guests. */
export type AddAttendanceInput = {
  /** Email address; with one, they are mailed their place. */
  email?: string;
  /** Number of guests, 0 to 10. */
  guests?: number;
  /** A key for this request, as for `attendEvent`. */
  idempotencyKey?: string | null | undefined;
  /** Name of the attendee. Plain text of 1 to 100 characters. */
  name: string;
  /** Telephone number, if they told the office. Plain text of at most 40 characters. */
  phone?: string | null | undefined;
};

/** A child for the register of pictures. */
export type AddChildInput = {
  /** Form, such as Form 3. Plain text of at most 60 characters; may be empty. */
  form: string;
  /** The child's name. Plain text of 1 to 100 characters. */
  name: string;
};

/** A new committee. */
export type AddCommitteeInput = {
  /** Purpose. Plain text of at most 5000 characters; may be empty. */
  description: string;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Members, in display order; at most 100. */
  members: Array<CommitteeMemberInput>;
  /** Name. Plain text of 1 to 200 characters. */
  name: string;
};

/** A new notice. */
export type AddNoticeInput = {
  /** Time at which it disappears, ISO 8601 in UTC. */
  endsAt: string;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Subject of the notice. */
  kind: NoticeKind;
  /** Time from which it is shown, ISO 8601. Now by default. */
  startsAt?: string | null | undefined;
  /** Text of the notice, in one sentence. Plain text of 1 to 200 characters. */
  text: string;
};

/** A new order. */
export type AddOrderInput = {
  /** Amount in whole units of the school's currency, from 0. */
  amount: number;
  /** True if the order was dispatched; requires payment. */
  dispatched?: boolean;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Mobile-money code of the payment, at most 40 characters; null until it is paid. */
  mmCode?: string | null | undefined;
  /** Order code, unique among orders. Plain text of 1 to 40 characters. */
  orderCode: string;
};

/** A page beside those of the built-in menu. */
export type AddPageInput = {
  /** Last part of its address: `our-farm` for `/p/our-farm`. Never changes. */
  address: string;
  /** Heading. Plain text of 1 to 200 characters. */
  title: string;
};

/** A new product. */
export type AddProductInput = {
  /** Description. Plain text of at most 5000 characters; may be empty. */
  description: string;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Name. Plain text of 1 to 200 characters. */
  name: string;
  /** Main picture. */
  picture?: PictureInput | null | undefined;
  /** Amount in whole units of the school's currency, from 0. */
  price: number;
  /** Number in stock, from 0. */
  stock: number;
};

/** A new program. All fields but the key are required. */
export type AddProgramInput = {
  /** Expiry time of its token, within two years. */
  endsAt: string;
  /** A key for this request: with the same one, the same program is returned, with a renewed token. */
  idempotencyKey?: string | null | undefined;
  /** Program name, also shown in the audit log. Plain text of 1 to 60 characters. */
  name: string;
  /** Rights, each area of the site at most once. Without any, it can read public content. */
  rights: Array<ProgramRightInput>;
  /** Maximum role, never above your own. */
  role: Role;
};

/** A new date of the school's calendar. */
export type AddSchoolDateInput = {
  /** First day. */
  firstDay: string;
  /** Hours, if different from usual. Plain text of at most 100 characters; may be empty. */
  hours: string;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Kind of date. */
  kind: SchoolDateKind;
  /** Last day, inclusive; inputs accept an empty text for a single day. */
  lastDay?: string;
  /** Name, such as Term 1. Plain text of 1 to 100 characters. */
  name: string;
  /** Further information for families. Plain text of at most 500 characters; may be empty. */
  note: string;
  /** School year that it belongs to: the calendar year in which that begins. */
  year: number;
};

/** A new account. All fields are required. */
export type AddUserInput = {
  /** Sign-in address, unique on this site. An email address of at most 254 characters. */
  email: string;
  /** Name shown in bylines. Plain text of 1 to 100 characters. */
  name: string;
  /** Initial password, 8 to 24 characters. */
  password: string;
  /** Account role, not above your own. */
  role: Role;
};

/** A new webhook. All fields but the key are required. */
export type AddWebhookInput = {
  /** A key for this request: with the same one, the same webhook is returned, with a renewed secret. */
  idempotencyKey?: string | null | undefined;
  /** Topics that it receives, from `webhookTopics`. */
  topics: Array<string>;
  /** URL to call: an https address that is reachable on the internet. Plain text of 1 to 500 characters. */
  url: string;
};

/** How the office answered a submission. */
export type AnsweredHow =
  /** A conversation in person, or a note. */
  | 'IN_PERSON'
  /** An email. */
  | 'MAIL'
  /** A telephone call. */
  | 'TELEPHONE';

/** State of a registration. */
export type AttendanceState =
  /** Registered. */
  | 'CONFIRMED'
  /** Not confirmed yet: they were mailed a link to confirm. A place is held for them until `heldUntil`. */
  | 'HELD'
  /** Waitlisted: all places are taken. */
  | 'WAITING';

/** Part of those who replied to an event. */
export type AttendeePart =
  /** People with a place, confirmed or held, in the order in which they replied. */
  | 'COMING'
  /** People whom no mail reaches: without an address, or their mail of the cancellation was not sent. */
  | 'TO_RING'
  /** People without a place, in the order in which they move up: on the waiting list, or not confirmed in time. */
  | 'WAITING';

/** A banner or call to action, with a picture. `{year}` in a text is replaced by the next calendar year. */
export type CallToActionInput = {
  /** Button text. Plain text of at most 60 characters; may be empty. */
  actionLabel: string;
  /** Target path of the button. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  actionPath: string;
  /** Picture; null for none. */
  picture?: PictureInput | null | undefined;
  /** One or two sentences. Plain text of at most 1000 characters; may be empty. */
  text: string;
  /** Heading. Plain text of at most 200 characters; may be empty. */
  title: string;
};

/** A link to a part of the school on the home page. */
export type CategoryLinkInput = {
  /** Icon, one of book, palette, trophy, users, calendar, camera. */
  icon: string;
  /** Target path. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
  /** Short description. Plain text of at most 200 characters; may be empty. */
  text: string;
  /** Name of the part. Plain text of at most 60 characters; may be empty. */
  title: string;
};

/** A member of a committee. */
export type CommitteeMemberInput = {
  /** Name. Plain text of 1 to 100 characters. */
  name: string;
  /** Role of the member, such as Treasurer. Plain text of at most 100 characters; may be empty. */
  role: string;
};

/** A family's answer about pictures of their child. */
export type ConsentAnswer =
  /** The family does not agree, or no longer. */
  | 'NO'
  /** Not said yet. */
  | 'UNSAID'
  /** The family agrees. */
  | 'YES';

/** How a family answered. */
export type ConsentMeans =
  /** Their signed link. */
  | 'LINK'
  /** Paper. */
  | 'PAPER'
  /** Telephone. */
  | 'TELEPHONE';

/** A change of an item: of its state, its owner or both, or into or out of the bin. */
export type ContentChange = {
  /** ID within its type. */
  id: number;
  /** True moves it to the bin. False restores it. */
  inBin?: boolean | null | undefined;
  /** PUBLISHED approves what is waiting. Otherwise TAKEN_DOWN, or as it was. */
  publication?: PublicationInput | null | undefined;
  /** To undo `publication`: the `publishedAt` before it, which may be null. */
  publishedAt?: string | null | undefined;
  /** Item type. */
  type: ItemType;
  /** Account that it is handed over to: an editor or above. */
  userId?: number | null | undefined;
  /** The version that was read, or that was moved to the bin. */
  version: number;
};

/** Something about an item that its editors can mend. */
export type ContentFault =
  /** A link in its texts leads to what visitors do not find. */
  | 'DEAD_LINK'
  /** One of its pictures has no alt text, and was not marked as decorative. */
  | 'NO_DESCRIPTION'
  /** It has no main picture. */
  | 'NO_PICTURE'
  /** A translation that visitors read is older than the original. */
  | 'OLD_TRANSLATION';

/** Order of a list of items of all types. */
export type ContentSort =
  /** Creator's name. */
  | 'AUTHOR'
  /** Last changed first. */
  | 'NEWEST'
  /** Longest unchanged first. */
  | 'OLDEST'
  /** Publication state: waiting, drafts, scheduled, published, taken down. */
  | 'STATE'
  /** By title. */
  | 'TITLE';

/** Publication state. Published items are public; others are visible to their creator and administrators. */
export type ContentState =
  /** Unfinished, not submitted for review. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED'
  /** Will be published at `publishAt`. */
  | 'SCHEDULED'
  /** No longer published. Shown as `archive` for galleries in REST. */
  | 'TAKEN_DOWN'
  /** Waiting for an administrator's approval. */
  | 'WAITING';

/** A part of a PDF without which some people cannot read it. */
export type DocumentPart =
  /** The language, by which a voice is chosen. */
  | 'LANGUAGE'
  /** Tags, which say what is a heading, a list or a table. */
  | 'TAGS'
  /** Text: a scan has pictures of it alone. */
  | 'TEXT'
  /** A title, read in place of the file name. */
  | 'TITLE';

/** A child of the register, as the office knows it. */
export type EditChildInput = {
  /** The family's answer. */
  answer: ConsentAnswer;
  /** Form, such as Form 3. Plain text of at most 60 characters; may be empty. */
  form: string;
  /** Who answered, such as the child's mother. Plain text of at most 100 characters; may be empty. */
  giver: string;
  /** How the family answered: PAPER or TELEPHONE; needed for a new answer. */
  means?: ConsentMeans | null | undefined;
  /** The child's name. Plain text of 1 to 100 characters. */
  name: string;
  /** Last day on which a yes is valid; null if it does not end. */
  until?: string | null | undefined;
  /** The version that was read before editing. */
  version: number;
};

/** Changes to a committee. Omitted fields are unchanged. */
export type EditCommitteeInput = {
  /** Purpose. Plain text of at most 5000 characters; may be empty. */
  description?: string | null | undefined;
  /** Members, in display order; at most 100. */
  members?: Array<CommitteeMemberInput> | null | undefined;
  /** Name. Plain text of 1 to 200 characters. */
  name?: string | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to an event. Omitted fields are unchanged. */
export type EditEventInput = {
  /** True if the event lasts whole days. It then starts at the beginning of its first day and ends at the beginning of the day after its last, in the school's time zone. */
  allDay?: boolean | null | undefined;
  /** Audience, such as Forms 3 and 4; null for everyone. Plain text of at most 100 characters. */
  audience?: string | null | undefined;
  /** True if the event is cancelled. */
  cancelled?: boolean | null | undefined;
  /** Maximum number of people, 1 to 100,000; null if unlimited. */
  capacity?: number | null | undefined;
  /** Start time, ISO 8601. */
  date?: string | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** End time, ISO 8601, at most 92 days after the start; null if unknown. */
  endDate?: string | null | undefined;
  /** Location. Plain text of 1 to 200 characters. */
  location?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** New publication state. Omit to keep the current one. With DRAFT, texts may be empty. */
  publication?: PublicationInput | null | undefined;
  /** Event title. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<EventTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a notice. Omitted fields are unchanged. */
export type EditNoticeInput = {
  /** Time at which it disappears, ISO 8601 in UTC. */
  endsAt?: string | null | undefined;
  /** Subject of the notice. */
  kind?: NoticeKind | null | undefined;
  /** Time from which it is shown, ISO 8601. Omit to keep the stored time. */
  startsAt?: string | null | undefined;
  /** Text of the notice, in one sentence. Plain text of 1 to 200 characters. */
  text?: string | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to an order. Omitted fields are unchanged; null removes the payment code. */
export type EditOrderInput = {
  /** Amount in whole units of the school's currency, from 0. */
  amount?: number | null | undefined;
  /** True if the order was dispatched; requires payment. */
  dispatched?: boolean | null | undefined;
  /** Mobile-money code of the payment, at most 40 characters; null until it is paid. */
  mmCode?: string | null | undefined;
  /** Order code, unique among orders. Plain text of 1 to 40 characters. */
  orderCode?: string | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a product. Omitted fields are unchanged. */
export type EditProductInput = {
  /** Description. Plain text of at most 5000 characters; may be empty. */
  description?: string | null | undefined;
  /** Name. Plain text of 1 to 200 characters. */
  name?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** Amount in whole units of the school's currency, from 0. */
  price?: number | null | undefined;
  /** Number in stock, from 0. */
  stock?: number | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a program. Omitted fields are unchanged; its token stays the same. */
export type EditProgramInput = {
  /** Expiry time of its token, within two years. */
  endsAt?: string | null | undefined;
  /** Program name, also shown in the audit log. Plain text of 1 to 60 characters. */
  name?: string | null | undefined;
  /** Rights, each area of the site at most once. Without any, it can read public content. */
  rights?: Array<ProgramRightInput> | null | undefined;
  /** Maximum role, never above your own. */
  role?: Role | null | undefined;
};

/** Changes to a date of the school's calendar. Omitted fields are unchanged. */
export type EditSchoolDateInput = {
  /** First day. */
  firstDay?: string | null | undefined;
  /** Hours, if different from usual. Plain text of at most 100 characters; may be empty. */
  hours?: string | null | undefined;
  /** Kind of date. */
  kind?: SchoolDateKind | null | undefined;
  /** Last day, inclusive; inputs accept an empty text for a single day. */
  lastDay?: string | null | undefined;
  /** Name, such as Term 1. Plain text of 1 to 100 characters. */
  name?: string | null | undefined;
  /** Further information for families. Plain text of at most 500 characters; may be empty. */
  note?: string | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
  /** School year that it belongs to: the calendar year in which that begins. */
  year?: number | null | undefined;
};

/** Changes to the school information on every page. Omitted fields are unchanged. */
export type EditSiteInput = {
  /** Text about the school on the home page. */
  about?: AboutBlurbInput | null | undefined;
  /** Street address, by line. At most 10 lines of 100 characters. */
  address?: Array<string> | null | undefined;
  /** True if an administrator must approve what editors publish. */
  approvesEditors?: boolean | null | undefined;
  /** True if a family's yes to pictures ends 30 days after the first term of a school year has begun. */
  asksYearly?: boolean | null | undefined;
  /** Links to parts of the school on the home page, at most 12. */
  categories?: Array<CategoryLinkInput> | null | undefined;
  /** The school's email address, which receives enquiries. Plain text of at most 254 characters; may be empty. */
  email?: string | null | undefined;
  /** The school's rooms and places, at most 20. */
  facilities?: Array<FacilityInput> | null | undefined;
  /** Heading above the rooms and places on the home page. Plain text of at most 100 characters; may be empty. */
  facilitiesTitle?: string | null | undefined;
  /** Footer links, in at most 6 groups by audience. */
  footerGroups?: Array<FooterGroupInput> | null | undefined;
  /** Short text in the footer of every page. Plain text of at most 1000 characters; may be empty. */
  footerText?: string | null | undefined;
  /** Notes for families about each form. */
  formNotes?: FormNotesInput | null | undefined;
  /** Year in which the school was founded. */
  founded?: number | null | undefined;
  /** The telephone line shown at the top of every page. */
  helpLine?: TelephoneLineInput | null | undefined;
  /** Banner of the home page. */
  hero?: CallToActionInput | null | undefined;
  /** Call to apply for the next intake. */
  intake?: CallToActionInput | null | undefined;
  /** Languages of the public pages: English first, then any others. */
  languages?: Array<Language> | null | undefined;
  /** Crest, colours, ornament and typeface. */
  look?: LookInput | null | undefined;
  /** Location of the school. */
  map?: SchoolMapInput | null | undefined;
  /** Groups of the menu in display order, at most 6; empty for the built-in menu. */
  menuGroups?: Array<MenuGroupInput> | null | undefined;
  /** Notes below page names in the menu, at most 120. */
  menuNotes?: Array<MenuNoteInput> | null | undefined;
  /** Frequently requested links on the home page and at the top of the mobile menu, at most 6. */
  mostAsked?: Array<MostAskedInput> | null | undefined;
  /** School motto. Plain text of at most 200 characters; may be empty. */
  motto?: string | null | undefined;
  /** School name. Plain text of 1 to 100 characters. */
  name?: string | null | undefined;
  /** Opening hours of the office, as text. Plain text of at most 300 characters; may be empty. */
  officeHours?: string | null | undefined;
  /** URL of the online school. An http(s) address. Plain text of at most 500 characters; may be empty. */
  onlineSchoolUrl?: string | null | undefined;
  /** Opening hours of the office as search engines read them, such as `Mo-Fr 07:30-16:00`; may be empty. */
  openingHours?: string | null | undefined;
  /** Postal address, by line. At most 10 lines of 100 characters. */
  postalAddress?: Array<string> | null | undefined;
  /** The longer side in pixels, 640 to 2,560, of the largest version of public pictures that are not marked as showing nobody. */
  publicPixels?: number | null | undefined;
  /** True if `robots.txt` turns away the crawlers that train models. */
  refusesTraining?: boolean | null | undefined;
  /** True if administrators need a second factor. Until they have one, they have an editor's permissions. */
  requiresSecondFactor?: boolean | null | undefined;
  /** A usual school day. */
  routine?: RoutineInput | null | undefined;
  /** Call about scholarships. */
  scholarship?: CallToActionInput | null | undefined;
  /** Placeholder of the search box. Plain text of at most 60 characters; may be empty. */
  searchHint?: string | null | undefined;
  /** Short name, in a word or two. Plain text of 1 to 40 characters. */
  shortName?: string | null | undefined;
  /** Text beside the sign-in form. */
  signInPanel?: SignInPanelInput | null | undefined;
  /** The school's social media pages. */
  social?: SocialLinksInput | null | undefined;
  /** Search synonyms: at most 200 groups of single words, such as `uniform, clothes, dress`, in English or, as `fr: uniforme, tenue`, in another language. */
  synonyms?: Array<string> | null | undefined;
  /** All telephone lines, at most 20. */
  telephone?: Array<TelephoneLineInput> | null | undefined;
  /** Time zone of all dates and times shown: an IANA name, such as `Europe/London`. */
  timeZone?: string | null | undefined;
  /** True if pictures of which nobody has said yet who can be recognised may be public. */
  unsaidIsPublic?: boolean | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
  /** True if administrators get a mail each Monday: who published, changed or deleted what last week. */
  weeklyMail?: boolean | null | undefined;
  /** Words for texts of the public pages: replacements, and translations of what the school wrote; at most 2000. */
  wordings?: Array<WordingInput> | null | undefined;
  /** True if visitors may write to each person with a public profile, through the office. */
  writeToPeople?: boolean | null | undefined;
};

/** Changes to a webhook. Omitted fields are unchanged; its secret stays the same. */
export type EditWebhookInput = {
  /** Topics that it receives, from `webhookTopics`. */
  topics?: Array<string> | null | undefined;
  /** URL to call: an https address that is reachable on the internet. Plain text of 1 to 500 characters. */
  url?: string | null | undefined;
};

/** Texts of an event in a language other than the original's. */
export type EventTranslationInput = {
  /** Audience, such as Forms 3 and 4; null for everyone. Plain text of at most 100 characters. */
  audience?: string | null | undefined;
  /** Description. */
  description: string;
  /** True if it is up to date with the original. False once only the original has changed. */
  isCurrent?: boolean;
  /** True if visitors can read it. Until then texts may be missing, and only the item's editors see it. */
  isReady?: boolean;
  /** Target language. */
  language: Language;
  /** Location. Plain text of 1 to 200 characters. */
  location: string;
  /** Alt text of at most 300 characters; empty to use the original's. */
  pictureAlt?: string;
  /** Event title. Plain text of 1 to 200 characters. */
  title: string;
};

/** Part of a picture, such as a face, in fractions of its width and height. */
export type FaceInput = {
  /** Height, at most 1. */
  height: number;
  /** Width, at most 1. */
  width: number;
  /** Left edge, 0 to 1 from the left. */
  x: number;
  /** Upper edge, 0 to 1 from the top. */
  y: number;
};

/** A room or place at the school. */
export type FacilityInput = {
  /** Name. Plain text of at most 100 characters; may be empty. */
  name: string;
  /** Picture; null for none. */
  picture?: PictureInput | null | undefined;
  /** One or two sentences. Plain text of at most 1000 characters; may be empty. */
  text: string;
};

/** Footer links for one audience. */
export type FooterGroupInput = {
  /** Links in display order, at most 20. */
  links: Array<SiteLinkInput>;
  /** Audience, such as Our parents. Plain text of at most 60 characters; may be empty. */
  title: string;
};

/** A form that families send to the school. */
export type FormName =
  /** A child's absence from school. */
  | 'ABSENCE'
  /** An application to enrol a child. */
  | 'APPLICATION'
  /** A message. */
  | 'ENQUIRY';

/** Information for families before and after they send a form. */
export type FormNoteInput = {
  /** Number of school days within which the school replies, at most 60; 0 is the same day. */
  answerDays: number;
  /** Name of the person who replies, as in `Mr Farouk in the office`. Plain text of at most 100 characters; may be empty. */
  answeredBy: string;
  /** Months after which a submission is deleted, 1 to 120; null if the office deletes it by hand. */
  keptMonths?: number | null | undefined;
  /** Next steps. Plain text of at most 1000 characters; may be empty. */
  next: string;
};

/** Notes for families about each form. */
export type FormNotesInput = {
  /** Note for reported absences. */
  absence: FormNoteInput;
  /** Note for applications. */
  application: FormNoteInput;
  /** Note for messages to the school. */
  enquiry: FormNoteInput;
};

/** Result of a health check. */
export type HealthState =
  /** Healthy. */
  | 'GOOD'
  /** Action is needed: see `todo`. */
  | 'LOOK'
  /** Information only: no action is needed. */
  | 'NOTE';

/** A mark on a submission. Omitted fields keep their values. */
export type InboxMark = {
  /** How it was answered: it is done then. Null if it was not. */
  answeredHow?: AnsweredHow | null | undefined;
  /** Account of the office that takes it; null for nobody. */
  assigneeId?: number | null | undefined;
  /** True if the office is done with it. False opens it again. */
  done?: boolean | null | undefined;
  /** Reference number, such as `AP-12`. */
  id: string;
  /** The office's note, at most 2000 characters; may be empty. */
  note?: string | null | undefined;
  /** True if it is spam. */
  spam?: boolean | null | undefined;
  /** The version that was read. If somebody marked it since, this is a CONFLICT. */
  version: number;
};

/** State of a submission, as the office's marks have it. */
export type InboxState =
  /** Answered, or done without an answer. */
  | 'DONE'
  /** Nobody has taken it, or is done with it. */
  | 'NEW'
  /** Not done: new or taken. */
  | 'OPEN'
  /** Marked as spam, done or not. */
  | 'SPAM';

/** A new account whose owner chooses the password. All fields are required. */
export type InviteUserInput = {
  /** Sign-in address, unique on this site. An email address of at most 254 characters. */
  email: string;
  /** Name shown in bylines. Plain text of 1 to 100 characters. */
  name: string;
  /** Account role, not above your own. */
  role: Role;
};

/** Type of an item that staff manage. */
export type ItemType =
  /** An article. */
  | 'ARTICLE'
  /** A page about the school. */
  | 'CONTENT_PAGE'
  /** An event. */
  | 'EVENT'
  /** A gallery. */
  | 'GALLERY'
  /** A picture of a gallery. */
  | 'GALLERY_IMAGE'
  /** A story. */
  | 'NEWS_STORY'
  /** A notice. */
  | 'NOTICE'
  /** A profile. */
  | 'PROFILE'
  /** A class. */
  | 'SCHOOL_CLASS'
  /** A date of the school's calendar. */
  | 'SCHOOL_DATE'
  /** The school information on every page. */
  | 'SITE';

/** A language of the public site. English is the original. */
export type Language =
  /** English */
  | 'EN'
  /** Français */
  | 'FR'
  /** Kiswahili */
  | 'SW';

/** The school's look: crest, colours, ornament and typeface. */
export type LookInput = {
  /** Accent of the most important button and of notices; at least 3:1 on bands of the main colour, as `#rrggbb`. */
  accent: string;
  /** Main colour of links, buttons and bands; at least 4.5:1 on the pages, as `#rrggbb`. */
  colour: string;
  /** Crest of a school that has uploaded none: a drawn blossom, or the first letter of its name, one of blossom, letter. */
  crest: string;
  /** True for the jacaranda's blossom as an ornament. */
  ornament?: boolean;
  /** The school's own crest; null for none. */
  picture?: PictureInput | null | undefined;
  /** Typeface of headings, one of serif, sans. */
  typeface: string;
};

/** Lunch menu of one week. */
export type LunchWeekInput = {
  /** Lunch on Friday. Plain text of at most 120 characters; may be empty. */
  friday: string;
  /** Lunch on Monday. Plain text of at most 120 characters; may be empty. */
  monday: string;
  /** Lunch on Thursday. Plain text of at most 120 characters; may be empty. */
  thursday: string;
  /** Lunch on Tuesday. Plain text of at most 120 characters; may be empty. */
  tuesday: string;
  /** Lunch on Wednesday. Plain text of at most 120 characters; may be empty. */
  wednesday: string;
};

/** State of a mail. */
export type MailState =
  /** Given up: it was refused for two days, could not be sent for two weeks, or was waiting in a backup that was restored. `retryMail` starts again. */
  | 'GIVEN_UP'
  /** Postponed until `dueAt`, because there were many similar mails from one network or to one address. `retryMail` sends it now. */
  | 'PUT_OFF'
  /** Accepted by the mail server. */
  | 'SENT'
  /** Waiting to be sent when due, once there is a mail server. */
  | 'WAITING';

/** A group of the menu. */
export type MenuGroupInput = {
  /** Links in display order, at most 20. */
  links: Array<SiteLinkInput>;
  /** Name of the group, such as Learning. Plain text of 1 to 40 characters. */
  title: string;
};

/** A note below the name of a page in the menu. */
export type MenuNoteInput = {
  /** Note of a few words. Plain text of at most 100 characters; may be empty. */
  note: string;
  /** Path of the page. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
};

/** A frequently requested link, with a short description. */
export type MostAskedInput = {
  /** Target path. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
  /** Short description, or the answer itself. Plain text of at most 80 characters; may be empty. */
  text: string;
  /** Link text. Plain text of at most 60 characters; may be empty. */
  title: string;
};

/** Reason why there is no school on a day. */
export type NoSchool =
  /** A day off within a term. */
  | 'DAY_OFF'
  /** Holidays. */
  | 'HOLIDAY'
  /** A notice says that the school is closed. */
  | 'NOTICE'
  /** The calendar has no term on that day. */
  | 'NO_TERM'
  /** A weekend within a term. */
  | 'WEEKEND';

/** Subject of a notice. */
export type NoticeKind =
  /** A bus is late. */
  | 'BUS_LATE'
  /** All or part of the school is closed. */
  | 'CLOSED'
  /** Children go home early. */
  | 'HOME_EARLY'
  /** Any other urgent notice. */
  | 'OTHER';

/** Status of an order. */
export type OrderStatus =
  /** 'Not Paid': it has no payment code. */
  | 'NOT_PAID'
  /** 'Paid. Dispatched': it has a payment code and has been sent. */
  | 'PAID_DISPATCHED'
  /** 'Paid. No Dispatch': it has a payment code but has not been sent. */
  | 'PAID_NOT_DISPATCHED';

/** A person, by at least one of these. What has any of them is found. */
export type PersonInput = {
  /** Email address. */
  email?: string;
  /** Name, of at least three letters. Accents, capitals and the order of the words do not matter. */
  name?: string;
  /** Telephone number, of at least seven digits. Its last nine count. */
  phone?: string;
};

/** Focal point of a picture, which stays visible when the picture is cropped. */
export type PictureFocusInput = {
  /** Percentage of the width from the left: 0 to 100. */
  x: number;
  /** Percentage of the height from the top: 0 to 100. */
  y: number;
};

/** A picture for an item: either a new file in `upload`, or the `name` of a stored one. Stored ones are limited to those of the item itself, those that you uploaded, and those of items that you may edit. A program without a right to pictures names only those of items, and cannot change who is said to be in them. */
export type PictureInput = {
  /** Alt text, at most 300 characters. Empty for a decorative picture, null for one that is not described yet. Omit to keep the stored text, or to leave a new picture undescribed. */
  alt?: string | null | undefined;
  /** IDs of all children in it, at most 100, for all items that show the file; for editors. Omit to keep those known. */
  children?: Array<number> | null | undefined;
  /** The children who were known when `children` was written: any named since stay. Omit to replace them all. */
  childrenBefore?: Array<number> | null | undefined;
  /** Name of the stored picture that it is a turned copy of, with the same children in it. */
  copyOf?: string | null | undefined;
  /** Focal point, visible in all crops. Omit to keep the stored one, or for a new picture's centre. */
  focus?: PictureFocusInput | null | undefined;
  /** Name of a stored picture. */
  name?: string | null | undefined;
  /** True to save the item also without the picture: a new item has none then, an edited one its own. */
  orWithout?: boolean | null | undefined;
  /** Recognisable people in it, for all items that show the file. Omit to keep the stored answer; a new file has none. */
  recognisable?: Recognisable | null | undefined;
  /** PNG, JPEG or WebP, at most 10 MB and 40 megapixels. */
  upload?: File | null | undefined;
};

/** Groups in which people are shown. */
export type ProfileGroup =
  /** 10 in REST. Oversees the school. */
  | 'GOVERNORS'
  /** 20 in REST. Runs the school. */
  | 'MANAGEMENT'
  /** 30 in REST. Teaches. */
  | 'TEACHERS';

/** Extent of a program's right to an area of the site. */
export type ProgramAccess =
  /** May read what its role may read there, including drafts. */
  | 'READ'
  /** May read, and may change what its role may change there. */
  | 'WRITE';

/** An area of the site to which a program can be given rights. Anything outside these areas is reserved for people. */
export type ProgramArea =
  /** Absences. */
  | 'ABSENCE'
  /** Applications. */
  | 'APPLICATION'
  /** Blog posts. */
  | 'ARTICLE'
  /** Committees. */
  | 'COMMITTEE'
  /** Pages. */
  | 'CONTENT_PAGE'
  /** Enquiries. */
  | 'ENQUIRY'
  /** Events. */
  | 'EVENT'
  /** Galleries. */
  | 'GALLERY'
  /** News stories. */
  | 'NEWS_STORY'
  /** Notices. */
  | 'NOTICE'
  /** Orders. */
  | 'ORDER'
  /** Pictures. */
  | 'PICTURE'
  /** Products. */
  | 'PRODUCT'
  /** People. */
  | 'PROFILE'
  /** Classes. */
  | 'SCHOOL_CLASS'
  /** School dates. */
  | 'SCHOOL_DATE';

/** A right of a program to an area of the site, within its role. */
export type ProgramRightInput = {
  /** Extent of the right. */
  access: ProgramAccess;
  /** Area of the site. */
  area: ProgramArea;
};

/** Publication state to set. */
export type PublicationInput = {
  /** New state. If the school requires approval, items that an editor publishes become WAITING. */
  as: ContentState;
  /** The `updatedAt` of the pending change that was edited, null for none: the text of one saved since is kept as a version. */
  changeSavedAt?: string | null | undefined;
  /** Takedown time, ISO 8601. Omit to keep the stored time; null removes it. */
  expiresAt?: string | null | undefined;
  /** Publication time, ISO 8601: required for SCHEDULED, optional for WAITING. */
  publishAt?: string | null | undefined;
};

/** Recognisable people in a picture. */
export type Recognisable =
  /** People can be recognised, and have agreed. */
  | 'AGREED'
  /** Nobody can be recognised. */
  | 'NOBODY'
  /** Not said yet. */
  | 'UNSAID';

/** A child's absence from school. */
export type ReportAbsenceInput = {
  /** Child's name. Plain text of 1 to 100 characters. */
  childName: string;
  /** Child's class. Plain text of 1 to 60 characters. */
  className: string;
  /** First day of absence. */
  firstDay: string;
  /** A key for this submission, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Repeated with the same content, it is stored once and gets the same response; with different content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** Language in which they read the site; mails to them use it. */
  language?: Language;
  /** Last day of absence; null for a single day. */
  lastDay?: string | null | undefined;
  /** Telephone number of the person who reports it. Plain text of 1 to 40 characters. */
  phone: string;
  /** Reason, in one line. Plain text of 1 to 200 characters. */
  reason: string;
  /** Name of the person who reports it. Plain text of 1 to 100 characters. */
  reporter: string;
  /** Honeypot: leave it empty. Only bots fill it in. */
  website?: string | null | undefined;
};

/** Account role, from fewest to most permissions. Each role includes the permissions of those before it. */
export type Role =
  /** 4 in REST. Edits and deletes all content, edits pages, manages users. */
  | 'ADMINISTRATOR'
  /** 2 in REST. Same permissions as REGULAR; the school's label for people who are written about. */
  | 'AUTHOR'
  /** 3 in REST. Adds content; edits and deletes their own. */
  | 'EDITOR'
  /** A visitor who is not signed in. No account has this role. */
  | 'PUBLIC'
  /** 1 in REST. Sees user profiles and edits their own. */
  | 'REGULAR'
  /** 5 in REST. Also deletes accounts, and manages programs and backups. */
  | 'SUPERUSER';

/** A usual school day. */
export type RoutineInput = {
  /** End of the school day by the school's clocks, as in `15:00`: the home page then shows the next day. Plain text of at most 5 characters; may be empty. */
  dayEnds: string;
  /** Gate and lesson times, as text. Plain text of at most 200 characters; may be empty. */
  gate: string;
  /** Lunch menus for one week, or for up to 6 weeks in rotation, starting in the first week of each term. */
  lunchWeeks: Array<LunchWeekInput>;
};

/** Kind of a school date. */
export type SchoolDateKind =
  /** One or more days without school in a term. */
  | 'DAY_OFF'
  /** School ends early or begins late. */
  | 'HALF_DAY'
  /** Holidays, between or within terms. */
  | 'HOLIDAY'
  /** A term, from its first school day to its last. */
  | 'TERM';

/** Location of the school: a map picture, coordinates, or both. */
export type SchoolMapInput = {
  /** Latitude in degrees; negative south of the equator. From -90 to 90; null if not given. */
  latitude?: number | null | undefined;
  /** Longitude in degrees; negative west of Greenwich. From -180 to 180; null if not given. */
  longitude?: number | null | undefined;
  /** Picture; null for none. */
  picture?: PictureInput | null | undefined;
};

/** An event as the client has read it. */
export type SeenEvent = {
  /** Event ID. */
  id: number;
  /** Its version. If there is a newer one, it is a CONFLICT and nothing is saved. */
  version: number;
};

/** Text beside the sign-in form. */
export type SignInPanelInput = {
  /** Source of the quotation. Plain text of at most 100 characters; may be empty. */
  attribution: string;
  /** Quotation. Plain text of at most 1000 characters; may be empty. */
  quote: string;
};

/** A link to a page of this site. */
export type SiteLinkInput = {
  /** Target path. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
  /** Link text. Plain text of at most 60 characters; may be empty. */
  title: string;
};

/** The school's social media pages; null for each that it does not have. */
export type SocialLinksInput = {
  /** URL of the page, http(s), at most 500 characters. */
  facebook?: string | null | undefined;
  /** URL of the page, http(s), at most 500 characters. */
  instagram?: string | null | undefined;
  /** URL of the page, http(s), at most 500 characters. */
  linkedIn?: string | null | undefined;
  /** URL of the page, http(s), at most 500 characters. */
  twitter?: string | null | undefined;
  /** URL of the page, http(s), at most 500 characters. */
  youtube?: string | null | undefined;
};

/** A telephone line. */
export type TelephoneLineInput = {
  /** Label, such as Office. Plain text of at most 60 characters; may be empty. */
  label: string;
  /** Telephone number. Plain text of at most 40 characters; may be empty. */
  number: string;
};

/** Kind of a version's field, so that a client can compare versions of any type. */
export type VersionFieldKind =
  /** A time, ISO 8601 in UTC. */
  | 'DATE'
  /** `yes` or `no`. */
  | 'FLAG'
  /** A number. */
  | 'NUMBER'
  /** One picture, in `picture`. */
  | 'PICTURE'
  /** Several pictures, in `pictures`. */
  | 'PICTURES'
  /** Sanitised HTML. */
  | 'RICH_TEXT'
  /** Plain text with line breaks. */
  | 'TEXT';

/** Words for a text of the public pages: a replacement, or a translation of what the school wrote. */
export type WordingInput = {
  /** Language of the pages to which it applies. */
  language: Language;
  /** Original English text, such as `Latest news`; plural forms as `{count} places left|one`. Plain text of 1 to 2000 characters. */
  text: string;
  /** Replacement text. Plain text of 1 to 2000 characters. */
  words: string;
};

export type NamesInTextsQueryVariables = Exact<{
  texts: Array<string> | string;
}>;


export type NamesInTextsQuery = { __typename: 'Query', namesInTexts: Array<{ __typename: 'NameInText', text: number, written: string, firstName: string }> };

export type BackupsWithPictureQueryVariables = Exact<{
  name: string;
}>;


export type BackupsWithPictureQuery = { __typename: 'Query', backupsWithPicture: Array<{ __typename: 'HoldingBackup', takenAt: string, goesAt: string | null }> | null };

export type BlurPictureMutationVariables = Exact<{
  id: number;
  faces: Array<FaceInput> | FaceInput;
  recognisable: Recognisable;
  children?: Array<number> | number | null | undefined;
  childrenBefore?: Array<number> | number | null | undefined;
}>;


export type BlurPictureMutation = { __typename: 'Mutation', blurPicture: { __typename: 'Picture', id: number, url: string, recognisable: Recognisable | null } };

export type ChildrenSeenQueryVariables = Exact<{
  names: Array<string> | string;
}>;


export type ChildrenSeenQuery = { __typename: 'Query', children: Array<{ __typename: 'Child', id: number, name: string | null, form: string, agrees: boolean | null }>, picturesNamed: Array<{ __typename: 'Picture', id: number, children: Array<{ __typename: 'Child', id: number }> | null }> };

export type PicturesNamedQueryVariables = Exact<{
  names: Array<string> | string;
}>;


export type PicturesNamedQuery = { __typename: 'Query', picturesNamed: Array<{ __typename: 'Picture', id: number, name: string, url: string, recognisable: Recognisable | null, children: Array<{ __typename: 'Child', id: number }> | null }> };

export type MarkPicturesMutationVariables = Exact<{
  names: Array<string> | string;
  recognisable: Recognisable;
  children?: Array<number> | number | null | undefined;
}>;


export type MarkPicturesMutation = { __typename: 'Mutation', markPictures: Array<{ __typename: 'Picture', id: number, recognisable: Recognisable | null }> };

export type ActivityLineFragment = { __typename: 'Activity', id: number, at: string, act: Act, type: ItemType | null, itemId: number | null, title: string, changed: Array<string>, hasVersion: boolean, address: string | null, detail: string, program: string | null, user: { __typename: 'Author', id: number, name: string } | null };

export type ActivityQueryVariables = Exact<{
  user?: number | null | undefined;
  type?: ItemType | null | undefined;
  act?: Act | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ActivityQuery = { __typename: 'Query', activity: { __typename: 'ActivityPage', total: number, pages: number, items: Array<{ __typename: 'Activity', id: number, at: string, act: Act, type: ItemType | null, itemId: number | null, title: string, changed: Array<string>, hasVersion: boolean, address: string | null, detail: string, program: string | null, user: { __typename: 'Author', id: number, name: string } | null }> } };

export type ActivePeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivePeopleQuery = { __typename: 'Query', users: { __typename: 'UserPage', items: Array<{ __typename: 'User', id: number, name: string }> } };

export type AdminNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNewsQuery = { __typename: 'Query', dashboard: { __typename: 'Dashboard', newEnquiries: { __typename: 'EnquiryPage', total: number }, newApplications: { __typename: 'ApplicationPage', total: number }, newAbsences: { __typename: 'AbsencePage', total: number } }, approvals: { __typename: 'ApprovalPage', total: number } };

export type NoteExportMutationVariables = Exact<{
  list: string;
  rows: number;
}>;


export type NoteExportMutation = { __typename: 'Mutation', noteExport: { __typename: 'Activity', id: number } };

export type ApprovalLineFragment = { __typename: 'Approval', since: string, by: { __typename: 'Author', id: number, name: string }, item: { __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, publishAt: string | null, pendingChange: { __typename: 'PendingChange', publishAt: string | null } | null } };

export type ApprovalsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type ApprovalsQuery = { __typename: 'Query', approvals: { __typename: 'ApprovalPage', total: number, pages: number, items: Array<{ __typename: 'Approval', since: string, by: { __typename: 'Author', id: number, name: string }, item: { __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, publishAt: string | null, pendingChange: { __typename: 'PendingChange', publishAt: string | null } | null } }> } };

export type ApprovalQueryVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type ApprovalQuery = { __typename: 'Query', approvals: { __typename: 'ApprovalPage', items: Array<{ __typename: 'Approval', since: string, difference: { __typename: 'Difference', version: number, changeSavedAt: string | null, before: Array<{ __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }> | null, after: Array<{ __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }> } | null, by: { __typename: 'Author', id: number, name: string }, item: { __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, publishAt: string | null, pendingChange: { __typename: 'PendingChange', publishAt: string | null } | null } }> } };

export type ApproveMutationVariables = Exact<{
  type: ItemType;
  id: number;
  version?: number | null | undefined;
  changeSavedAt?: string | null | undefined;
}>;


export type ApproveMutation = { __typename: 'Mutation', approve: { __typename: 'ContentItem', id: number, type: ItemType, state: ContentState } };

export type SendBackMutationVariables = Exact<{
  type: ItemType;
  id: number;
  version?: number | null | undefined;
  changeSavedAt?: string | null | undefined;
  note: string;
}>;


export type SendBackMutation = { __typename: 'Mutation', sendBack: { __typename: 'ContentItem', id: number, type: ItemType, state: ContentState } };

export type EventAttendanceQueryVariables = Exact<{
  id: number;
  part?: AttendeePart | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type EventAttendanceQuery = { __typename: 'Query', event: { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, cancelled: boolean, placesLeft: number | null, attendance: { __typename: 'EventAttendance', people: number, places: number, waiting: number, toRing: number } | null, attendees: { __typename: 'AttendancePage', total: number, pages: number, items: Array<{ __typename: 'Attendance', id: number, name: string, email: string, phone: string | null, guests: number, state: AttendanceState, heldUntil: string | null, createdAt: string, calledOff: MailState | null }> } | null } | null };

export type AttendeeFragment = { __typename: 'Attendance', id: number, name: string, email: string, phone: string | null, guests: number, state: AttendanceState, heldUntil: string | null, createdAt: string, calledOff: MailState | null };

export type AttendanceCountQueryVariables = Exact<{
  id: number;
}>;


export type AttendanceCountQuery = { __typename: 'Query', event: { __typename: 'Event', id: number, attendance: { __typename: 'EventAttendance', people: number, places: number } | null } | null };

export type AddAttendanceMutationVariables = Exact<{
  id: number;
  input: AddAttendanceInput;
}>;


export type AddAttendanceMutation = { __typename: 'Mutation', addAttendance: { __typename: 'Attendance', id: number, state: AttendanceState } };

export type MoveUpAttendanceMutationVariables = Exact<{
  id: number;
}>;


export type MoveUpAttendanceMutation = { __typename: 'Mutation', moveUpAttendance: { __typename: 'Attendance', id: number, state: AttendanceState } };

export type RemoveAttendanceMutationVariables = Exact<{
  id: number;
}>;


export type RemoveAttendanceMutation = { __typename: 'Mutation', removeAttendance: { __typename: 'Attendance', id: number } };

export type MessageAttendeesMutationVariables = Exact<{
  id: number;
  text: string;
  idempotencyKey?: string | null | undefined;
}>;


export type MessageAttendeesMutation = { __typename: 'Mutation', messageAttendees: { __typename: 'MessageReach', mailed: number, toRing: number } };

export type CommitteeFieldsFragment = { __typename: 'Committee', id: number, name: string, description: string, version: number, members: Array<{ __typename: 'CommitteeMember', name: string, role: string }> };

export type CommitteesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type CommitteesQuery = { __typename: 'Query', committees: { __typename: 'CommitteePage', total: number, pages: number, items: Array<{ __typename: 'Committee', id: number, name: string, description: string, version: number, members: Array<{ __typename: 'CommitteeMember', name: string, role: string }> }> } };

export type CommitteeQueryVariables = Exact<{
  id: number;
}>;


export type CommitteeQuery = { __typename: 'Query', committee: { __typename: 'Committee', id: number, name: string, description: string, version: number, members: Array<{ __typename: 'CommitteeMember', name: string, role: string }> } | null };

export type CommitteeCandidatesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type CommitteeCandidatesQuery = { __typename: 'Query', profiles: { __typename: 'ProfilePage', pages: number, items: Array<{ __typename: 'Profile', id: number, name: string, position: string }> } };

export type AddCommitteeMutationVariables = Exact<{
  input: AddCommitteeInput;
}>;


export type AddCommitteeMutation = { __typename: 'Mutation', addCommittee: { __typename: 'Committee', id: number, name: string, description: string, version: number, members: Array<{ __typename: 'CommitteeMember', name: string, role: string }> } };

export type EditCommitteeMutationVariables = Exact<{
  id: number;
  input: EditCommitteeInput;
}>;


export type EditCommitteeMutation = { __typename: 'Mutation', editCommittee: { __typename: 'Committee', id: number, name: string, description: string, version: number, members: Array<{ __typename: 'CommitteeMember', name: string, role: string }> } };

export type DeleteCommitteeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCommitteeMutation = { __typename: 'Mutation', deleteCommittee: { __typename: 'Committee', id: number } };

export type ChildFieldsFragment = { __typename: 'Child', id: number, name: string | null, form: string, answer: ConsentAnswer, agrees: boolean | null, means: ConsentMeans | null, giver: string | null, answeredAt: string | null, until: string | null, renewBy: string | null, version: number };

export type ChildrenQueryVariables = Exact<{
  search: string;
  answer?: ConsentAnswer | null | undefined;
  toRenew: boolean;
}>;


export type ChildrenQuery = { __typename: 'Query', children: Array<{ __typename: 'Child', id: number, name: string | null, form: string, answer: ConsentAnswer, agrees: boolean | null, means: ConsentMeans | null, giver: string | null, answeredAt: string | null, until: string | null, renewBy: string | null, version: number }> };

export type ConsentRegisterQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentRegisterQuery = { __typename: 'Query', consentRegister: { __typename: 'ConsentRegister', isOpen: boolean, recoveryMadeAt: string | null, missingSince: string | null } };

export type CreateRecoveryKeyMutationVariables = Exact<{
  replaces?: string | null | undefined;
}>;


export type CreateRecoveryKeyMutation = { __typename: 'Mutation', createRecoveryKey: string };

export type OpenConsentRegisterMutationVariables = Exact<{
  key?: string | null | undefined;
}>;


export type OpenConsentRegisterMutation = { __typename: 'Mutation', openConsentRegister: { __typename: 'ConsentRegister', isOpen: boolean } };

export type ConfirmConsentRegisterMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmConsentRegisterMutation = { __typename: 'Mutation', confirmConsentRegister: { __typename: 'ConsentRegister', missingSince: string | null } };

export type WithheldPicturesQueryVariables = Exact<{ [key: string]: never; }>;


export type WithheldPicturesQuery = { __typename: 'Query', withheldPictures: Array<{ __typename: 'WithheldPicture', picture: { __typename: 'Picture', id: number, name: string, url: string, alt: string } | null, children: Array<{ __typename: 'Child', id: number, name: string | null }>, items: Array<
      | { __typename: 'Article', state: ContentState, type: ItemType, id: number, title: string, path: string | null, version: number }
      | { __typename: 'ContentPage', type: ItemType, id: number, title: string, path: string | null, version: number }
      | { __typename: 'Event', state: ContentState, type: ItemType, id: number, title: string, path: string | null, version: number }
      | { __typename: 'Gallery', state: ContentState, type: ItemType, id: number, title: string, path: string | null, version: number }
      | { __typename: 'NewsStory', state: ContentState, type: ItemType, id: number, title: string, path: string | null, version: number }
      | { __typename: 'Profile', state: ContentState, type: ItemType, id: number, title: string, path: string | null, version: number }
      | { __typename: 'SchoolClass', state: ContentState, type: ItemType, id: number, title: string, path: string | null, version: number }
    > }> };

export type AddChildMutationVariables = Exact<{
  input: AddChildInput;
}>;


export type AddChildMutation = { __typename: 'Mutation', addChild: { __typename: 'Child', id: number, name: string | null, form: string, answer: ConsentAnswer, agrees: boolean | null, means: ConsentMeans | null, giver: string | null, answeredAt: string | null, until: string | null, renewBy: string | null, version: number } };

export type EditChildMutationVariables = Exact<{
  id: number;
  input: EditChildInput;
}>;


export type EditChildMutation = { __typename: 'Mutation', editChild: { __typename: 'Child', id: number, name: string | null, form: string, answer: ConsentAnswer, agrees: boolean | null, means: ConsentMeans | null, giver: string | null, answeredAt: string | null, until: string | null, renewBy: string | null, version: number } };

export type RemoveChildMutationVariables = Exact<{
  id: number;
}>;


export type RemoveChildMutation = { __typename: 'Mutation', removeChild: { __typename: 'Child', id: number } };

export type ShareConsentLinkMutationVariables = Exact<{
  id: number;
  language: Language;
  email?: string | null | undefined;
  renew: boolean;
}>;


export type ShareConsentLinkMutation = { __typename: 'Mutation', shareConsentLink: string };

export type ListedContentFragment = { __typename: 'ContentItem', type: ItemType, id: number, version: number, title: string, path: string | null, state: ContentState, updatedAt: string, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, faults: Array<ContentFault> | null, user: { __typename: 'Author', id: number, name: string }, pendingChange: { __typename: 'PendingChange', state: ContentState, updatedAt: string } | null };

export type AllContentQueryVariables = Exact<{
  states?: Array<ContentState> | ContentState | null | undefined;
  type?: ItemType | null | undefined;
  userId?: number | null | undefined;
  q?: string | null | undefined;
  fault?: ContentFault | null | undefined;
  sort?: ContentSort | null | undefined;
  page?: number | null | undefined;
}>;


export type AllContentQuery = { __typename: 'Query', myContent: { __typename: 'ContentItemPage', total: number, pages: number, items: Array<{ __typename: 'ContentItem', type: ItemType, id: number, version: number, title: string, path: string | null, state: ContentState, updatedAt: string, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, faults: Array<ContentFault> | null, user: { __typename: 'Author', id: number, name: string }, pendingChange: { __typename: 'PendingChange', state: ContentState, updatedAt: string } | null }> } };

export type ChangeContentMutationVariables = Exact<{
  changes: Array<ContentChange> | ContentChange;
}>;


export type ChangeContentMutation = { __typename: 'Mutation', changeContent: Array<{ __typename: 'ContentOutcome', type: ItemType, id: number, version: number, refusal: string | null, at: string | null, by: { __typename: 'Author', id: number, name: string } | null }> };

export type MailFieldsFragment = { __typename: 'OutboxMail', id: number, toAddress: string, toName: string, subject: string, state: MailState, tries: number, lastError: string | null, createdAt: string };

export type DashboardQueryVariables = Exact<{
  from: string;
  to: string;
  firstDay: string;
  lastDay: string;
}>;


export type DashboardQuery = { __typename: 'Query', dashboard: { __typename: 'Dashboard', unsentMail: number, unsaidPictures: number, users: number, news: number, articles: number, profiles: number, galleries: number, orders: Array<{ __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, status: OrderStatus, createdAt: string }>, newEnquiries: { __typename: 'EnquiryPage', total: number }, newApplications: { __typename: 'ApplicationPage', total: number }, answersDue: Array<{ __typename: 'AnswersDue', form: FormName, day: string, count: number }>, failedMail: { __typename: 'OutboxMailPage', total: number, items: Array<{ __typename: 'OutboxMail', id: number, toAddress: string, toName: string, subject: string, state: MailState, tries: number, lastError: string | null, createdAt: string }> } }, pictureRules: { __typename: 'SiteInfo', id: number, unsaidIsPublic: boolean }, schoolYear: { __typename: 'SchoolYear', years: Array<number> }, register: Array<{ __typename: 'Absence', id: number, number: string, version: number, childName: string, className: string, reason: string, firstDay: string, lastDay: string | null, doneAt: string | null }>, schoolDay: { __typename: 'SchoolDay', day: string, isOpen: boolean }, health: Array<{ __typename: 'HealthFinding', subject: string, state: HealthState, says: string, todo: string | null, at: string | null }>, schoolDates: Array<{ __typename: 'SchoolDate', id: number, name: string, firstDay: string, lastDay: string, hours: string }>, events: { __typename: 'EventPage', items: Array<{ __typename: 'Event', id: number, title: string, date: string, allDay: boolean, cancelled: boolean, placesLeft: number | null, attendance: { __typename: 'EventAttendance', waiting: number } | null }> }, notices: { __typename: 'NoticePage', items: Array<{ __typename: 'Notice', id: number, text: string, startsAt: string, endsAt: string }> }, scheduled: { __typename: 'ContentItemPage', items: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, publishAt: string | null, pendingChange: { __typename: 'PendingChange', publishAt: string | null } | null }> }, approvals: { __typename: 'ApprovalPage', total: number, items: Array<{ __typename: 'Approval', since: string, by: { __typename: 'Author', id: number, name: string }, item: { __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, publishAt: string | null, pendingChange: { __typename: 'PendingChange', publishAt: string | null } | null } }> } };

export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { __typename: 'Query', backups: Array<{ __typename: 'Backup', name: string, takenAt: string, bytes: number }> | null };

export type BackupLinkMutationVariables = Exact<{
  name: string;
}>;


export type BackupLinkMutation = { __typename: 'Mutation', backupLink: { __typename: 'BackupLink', path: string } };

export type RetryMailMutationVariables = Exact<{
  id: number;
}>;


export type RetryMailMutation = { __typename: 'Mutation', retryMail: { __typename: 'OutboxMail', id: number, toAddress: string, toName: string, subject: string, state: MailState, tries: number, lastError: string | null, createdAt: string } };

export type AwayFieldsFragment = { __typename: 'Absence', id: number, number: string, version: number, childName: string, className: string, reason: string, firstDay: string, lastDay: string | null, doneAt: string | null };

export type RegisterQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type RegisterQuery = { __typename: 'Query', register: Array<{ __typename: 'Absence', id: number, number: string, version: number, childName: string, className: string, reason: string, firstDay: string, lastDay: string | null, doneAt: string | null }>, schoolDay: { __typename: 'SchoolDay', day: string, isOpen: boolean } };

export type SendRegisterMutationVariables = Exact<{
  day: string;
  className: string;
  idempotencyKey?: string | null | undefined;
}>;


export type SendRegisterMutation = { __typename: 'Mutation', sendRegister: Array<string> };

export type EnterAbsenceMutationVariables = Exact<{
  input: ReportAbsenceInput;
}>;


export type EnterAbsenceMutation = { __typename: 'Mutation', enterAbsence: { __typename: 'SubmissionReceipt', path: string } };

export type StaffSearchQueryVariables = Exact<{
  q: string;
}>;


export type StaffSearchQuery = { __typename: 'Query', staffSearch: Array<{ __typename: 'StaffHit', group: string, title: string, note: string | null, path: string }> };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { __typename: 'Query', health: Array<{ __typename: 'HealthFinding', subject: string, state: HealthState, says: string, todo: string | null, at: string | null }> };

export type InboxItemFieldsFragment = { __typename: 'InboxItem', id: string, form: FormName, createdAt: string, version: number, from: string, opening: string, message: string | null, phone: string, doneAt: string | null, answeredHow: AnsweredHow | null, isSpam: boolean, note: string, facts: Array<{ __typename: 'ReceivedLine', label: string, value: string }>, replyTo: { __typename: 'ReplyTo', name: string, email: string, subject: string } | null, assignee: { __typename: 'Author', id: number, name: string } | null, doneBy: { __typename: 'Author', id: number, name: string } | null };

export type InboxQueryVariables = Exact<{
  form?: FormName | null | undefined;
  state?: InboxState | null | undefined;
  assigneeId?: number | null | undefined;
  q?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type InboxQuery = { __typename: 'Query', inbox: { __typename: 'InboxItemPage', total: number, pages: number, items: Array<{ __typename: 'InboxItem', id: string, form: FormName, createdAt: string, version: number, from: string, opening: string, message: string | null, phone: string, doneAt: string | null, answeredHow: AnsweredHow | null, isSpam: boolean, note: string, facts: Array<{ __typename: 'ReceivedLine', label: string, value: string }>, replyTo: { __typename: 'ReplyTo', name: string, email: string, subject: string } | null, assignee: { __typename: 'Author', id: number, name: string } | null, doneBy: { __typename: 'Author', id: number, name: string } | null }> } };

export type MarkInboxMutationVariables = Exact<{
  marks: Array<InboxMark> | InboxMark;
}>;


export type MarkInboxMutation = { __typename: 'Mutation', markInbox: Array<{ __typename: 'InboxItem', id: string, form: FormName, createdAt: string, version: number, from: string, opening: string, message: string | null, phone: string, doneAt: string | null, answeredHow: AnsweredHow | null, isSpam: boolean, note: string, facts: Array<{ __typename: 'ReceivedLine', label: string, value: string }>, replyTo: { __typename: 'ReplyTo', name: string, email: string, subject: string } | null, assignee: { __typename: 'Author', id: number, name: string } | null, doneBy: { __typename: 'Author', id: number, name: string } | null }> };

export type OfficePeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficePeopleQuery = { __typename: 'Query', users: { __typename: 'UserPage', items: Array<{ __typename: 'User', id: number, name: string, suspend: boolean | null }> } };

export type NoticeFieldsFragment = { __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number };

export type NoticesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type NoticesQuery = { __typename: 'Query', notices: { __typename: 'NoticePage', total: number, pages: number, items: Array<{ __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number }> } };

export type NoticeQueryVariables = Exact<{
  id: number;
}>;


export type NoticeQuery = { __typename: 'Query', notice: { __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number } | null };

export type AddNoticeMutationVariables = Exact<{
  input: AddNoticeInput;
}>;


export type AddNoticeMutation = { __typename: 'Mutation', addNotice: { __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number } };

export type EditNoticeMutationVariables = Exact<{
  id: number;
  input: EditNoticeInput;
}>;


export type EditNoticeMutation = { __typename: 'Mutation', editNotice: { __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number } };

export type EndNoticeMutationVariables = Exact<{
  id: number;
}>;


export type EndNoticeMutation = { __typename: 'Mutation', endNotice: { __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number } };

export type OrderFieldsFragment = { __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number };

export type OrdersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type OrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', total: number, pages: number, items: Array<{ __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number }> } };

export type OrderQueryVariables = Exact<{
  id: number;
}>;


export type OrderQuery = { __typename: 'Query', order: { __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number } | null };

export type AddOrderMutationVariables = Exact<{
  input: AddOrderInput;
}>;


export type AddOrderMutation = { __typename: 'Mutation', addOrder: { __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number } };

export type EditOrderMutationVariables = Exact<{
  id: number;
  input: EditOrderInput;
}>;


export type EditOrderMutation = { __typename: 'Mutation', editOrder: { __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number } };

export type RecordOrderPaymentMutationVariables = Exact<{
  id: number;
  mmCode: string;
}>;


export type RecordOrderPaymentMutation = { __typename: 'Mutation', recordOrderPayment: { __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number } };

export type DispatchOrderMutationVariables = Exact<{
  id: number;
}>;


export type DispatchOrderMutation = { __typename: 'Mutation', dispatchOrder: { __typename: 'Order', id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, status: OrderStatus, createdAt: string, updatedAt: string, version: number } };

export type DeleteOrderMutationVariables = Exact<{
  id: number;
}>;


export type DeleteOrderMutation = { __typename: 'Mutation', deleteOrder: { __typename: 'Order', id: number } };

export type HeldAboutFieldsFragment = { __typename: 'HeldAbout', hasMore: boolean, rows: Array<{ __typename: 'HeldRow', key: string, called: string, title: string, at: string | null, isOwn: boolean }>, texts: Array<{ __typename: 'NamingText', type: ItemType | null, called: string | null, title: string, path: string | null, versions: number }>, backups: Array<{ __typename: 'HoldingBackup', takenAt: string, goesAt: string | null }> | null };

export type HeldAboutQueryVariables = Exact<{
  person: PersonInput;
}>;


export type HeldAboutQuery = { __typename: 'Query', heldAbout: { __typename: 'HeldAbout', hasMore: boolean, rows: Array<{ __typename: 'HeldRow', key: string, called: string, title: string, at: string | null, isOwn: boolean }>, texts: Array<{ __typename: 'NamingText', type: ItemType | null, called: string | null, title: string, path: string | null, versions: number }>, backups: Array<{ __typename: 'HoldingBackup', takenAt: string, goesAt: string | null }> | null } };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { __typename: 'Query', retention: Array<{ __typename: 'Retention', what: string, days: number | null, months: number | null }> };

export type GiveHeldMutationVariables = Exact<{
  person: PersonInput;
  rows: Array<string> | string;
}>;


export type GiveHeldMutation = { __typename: 'Mutation', giveHeld: { __typename: 'GivenData', name: string, zip: string } };

export type EraseHeldMutationVariables = Exact<{
  person: PersonInput;
  rows: Array<string> | string;
  keptBecause: string;
  keptUntil?: string | null | undefined;
  password: string;
}>;


export type EraseHeldMutation = { __typename: 'Mutation', eraseHeld: { __typename: 'ErasedData', count: number, kept: Array<{ __typename: 'KeptData', text: string, until: string | null }>, left: { __typename: 'HeldAbout', hasMore: boolean, rows: Array<{ __typename: 'HeldRow', key: string, called: string, title: string, at: string | null, isOwn: boolean }>, texts: Array<{ __typename: 'NamingText', type: ItemType | null, called: string | null, title: string, path: string | null, versions: number }>, backups: Array<{ __typename: 'HoldingBackup', takenAt: string, goesAt: string | null }> | null } } };

export type PublicPicturesQueryVariables = Exact<{
  unsaid: boolean;
}>;


export type PublicPicturesQuery = { __typename: 'Query', publicPictures: { __typename: 'PublicPictures', waiting: number, total: number, pictures: Array<{ __typename: 'PublicPicture', picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } }, items: Array<
        | { __typename: 'Article', state: ContentState, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, type: ItemType, id: number, title: string, path: string | null, version: number }
        | { __typename: 'ContentPage', type: ItemType, id: number, title: string, path: string | null, version: number }
        | { __typename: 'Event', state: ContentState, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, type: ItemType, id: number, title: string, path: string | null, version: number }
        | { __typename: 'Gallery', state: ContentState, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, type: ItemType, id: number, title: string, path: string | null, version: number }
        | { __typename: 'NewsStory', state: ContentState, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, type: ItemType, id: number, title: string, path: string | null, version: number }
        | { __typename: 'Profile', state: ContentState, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, type: ItemType, id: number, title: string, path: string | null, version: number }
        | { __typename: 'SchoolClass', state: ContentState, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, type: ItemType, id: number, title: string, path: string | null, version: number }
      >, hung: Array<{ __typename: 'HungPicture', id: number, gallery: { __typename: 'Gallery', id: number, title: string, path: string | null } }> }> } };

export type ReviewPictureMutationVariables = Exact<{
  id: number;
  reviewed: boolean;
}>;


export type ReviewPictureMutation = { __typename: 'Mutation', reviewPicture: { __typename: 'Picture', id: number } };

export type ProductFieldsFragment = { __typename: 'Product', id: number, name: string, description: string, price: number, stock: number, version: number, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', total: number, pages: number, items: Array<{ __typename: 'Product', id: number, name: string, description: string, price: number, stock: number, version: number, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type ProductQueryVariables = Exact<{
  id: number;
}>;


export type ProductQuery = { __typename: 'Query', product: { __typename: 'Product', id: number, name: string, description: string, price: number, stock: number, version: number, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null };

export type AddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type AddProductMutation = { __typename: 'Mutation', addProduct: { __typename: 'Product', id: number, name: string, description: string, price: number, stock: number, version: number, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type EditProductMutationVariables = Exact<{
  id: number;
  input: EditProductInput;
}>;


export type EditProductMutation = { __typename: 'Mutation', editProduct: { __typename: 'Product', id: number, name: string, description: string, price: number, stock: number, version: number, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type DeleteProductMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProductMutation = { __typename: 'Mutation', deleteProduct: { __typename: 'Product', id: number } };

export type ProgramFieldsFragment = { __typename: 'Program', id: number, name: string, role: Role, endsAt: string, previousTokenEndsAt: string | null, counts: boolean, lastUsedAt: string | null, rights: Array<{ __typename: 'ProgramRight', area: ProgramArea, access: ProgramAccess }>, user: { __typename: 'Author', id: number, name: string } };

export type ProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramsQuery = { __typename: 'Query', programs: Array<{ __typename: 'Program', id: number, name: string, role: Role, endsAt: string, previousTokenEndsAt: string | null, counts: boolean, lastUsedAt: string | null, rights: Array<{ __typename: 'ProgramRight', area: ProgramArea, access: ProgramAccess }>, user: { __typename: 'Author', id: number, name: string } }>, programAreas: Array<{ __typename: 'ProgramAreaDescription', area: ProgramArea, name: string, writes: Array<string> }> };

export type AddProgramMutationVariables = Exact<{
  input: AddProgramInput;
}>;


export type AddProgramMutation = { __typename: 'Mutation', addProgram: { __typename: 'ProgramToken', token: string, program: { __typename: 'Program', id: number, name: string, role: Role, endsAt: string, previousTokenEndsAt: string | null, counts: boolean, lastUsedAt: string | null, rights: Array<{ __typename: 'ProgramRight', area: ProgramArea, access: ProgramAccess }>, user: { __typename: 'Author', id: number, name: string } } } };

export type EditProgramMutationVariables = Exact<{
  id: number;
  input: EditProgramInput;
}>;


export type EditProgramMutation = { __typename: 'Mutation', editProgram: { __typename: 'Program', id: number, name: string, role: Role, endsAt: string, previousTokenEndsAt: string | null, counts: boolean, lastUsedAt: string | null, rights: Array<{ __typename: 'ProgramRight', area: ProgramArea, access: ProgramAccess }>, user: { __typename: 'Author', id: number, name: string } } };

export type RenewProgramTokenMutationVariables = Exact<{
  id: number;
}>;


export type RenewProgramTokenMutation = { __typename: 'Mutation', renewProgramToken: { __typename: 'ProgramToken', token: string, program: { __typename: 'Program', id: number, name: string, role: Role, endsAt: string, previousTokenEndsAt: string | null, counts: boolean, lastUsedAt: string | null, rights: Array<{ __typename: 'ProgramRight', area: ProgramArea, access: ProgramAccess }>, user: { __typename: 'Author', id: number, name: string } } } };

export type RevokeProgramMutationVariables = Exact<{
  id: number;
  password: string;
}>;


export type RevokeProgramMutation = { __typename: 'Mutation', revokeProgram: { __typename: 'Program', id: number } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { __typename: 'Query', site: { __typename: 'SiteInfo', id: number, version: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, approvesEditors: boolean, unsaidIsPublic: boolean, asksYearly: boolean, refusesTraining: boolean, publicPixels: number, weeklyMail: boolean, requiresSecondFactor: boolean, writeToPeople: boolean, footerText: string, facilitiesTitle: string, languages: Array<Language>, searchHint: string, synonyms: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, look: { __typename: 'Look', version: string | null, stylesheet: string | null, frame: Array<string>, isChosen: boolean, crest: string, colour: string, accent: string, ornament: boolean, typeface: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, routine: { __typename: 'Routine', gate: string, dayEnds: string, lunchWeeks: Array<{ __typename: 'LunchWeek', monday: string, tuesday: string, wednesday: string, thursday: string, friday: string }> }, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuGroups: Array<{ __typename: 'MenuGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', language: Language, text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string }, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } }, siteDefaults: { __typename: 'SiteInfo', id: number, version: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, approvesEditors: boolean, unsaidIsPublic: boolean, asksYearly: boolean, refusesTraining: boolean, publicPixels: number, weeklyMail: boolean, requiresSecondFactor: boolean, writeToPeople: boolean, footerText: string, facilitiesTitle: string, languages: Array<Language>, searchHint: string, synonyms: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, look: { __typename: 'Look', version: string | null, stylesheet: string | null, frame: Array<string>, isChosen: boolean, crest: string, colour: string, accent: string, ornament: boolean, typeface: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, routine: { __typename: 'Routine', gate: string, dayEnds: string, lunchWeeks: Array<{ __typename: 'LunchWeek', monday: string, tuesday: string, wednesday: string, thursday: string, friday: string }> }, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuGroups: Array<{ __typename: 'MenuGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', language: Language, text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string }, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } }, siteChanges: Array<{ __typename: 'Activity', id: number, changed: Array<string>, at: string, user: { __typename: 'Author', id: number, name: string } | null }> };

export type OfficeCallFieldsFragment = { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type OfficeFormNoteFieldsFragment = { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null };

export type OfficeSiteFieldsFragment = { __typename: 'SiteInfo', id: number, version: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, approvesEditors: boolean, unsaidIsPublic: boolean, asksYearly: boolean, refusesTraining: boolean, publicPixels: number, weeklyMail: boolean, requiresSecondFactor: boolean, writeToPeople: boolean, footerText: string, facilitiesTitle: string, languages: Array<Language>, searchHint: string, synonyms: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, look: { __typename: 'Look', version: string | null, stylesheet: string | null, frame: Array<string>, isChosen: boolean, crest: string, colour: string, accent: string, ornament: boolean, typeface: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, routine: { __typename: 'Routine', gate: string, dayEnds: string, lunchWeeks: Array<{ __typename: 'LunchWeek', monday: string, tuesday: string, wednesday: string, thursday: string, friday: string }> }, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuGroups: Array<{ __typename: 'MenuGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', language: Language, text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string }, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } };

export type LookPreviewQueryVariables = Exact<{
  input: LookInput;
}>;


export type LookPreviewQuery = { __typename: 'Query', lookPreview: string };

export type SchoolTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolTextsQuery = { __typename: 'Query', schoolTexts: Array<{ __typename: 'SchoolTexts', place: string, texts: Array<string> }> };

export type OfficeSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficeSiteQuery = { __typename: 'Query', site: { __typename: 'SiteInfo', id: number, version: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, approvesEditors: boolean, unsaidIsPublic: boolean, asksYearly: boolean, refusesTraining: boolean, publicPixels: number, weeklyMail: boolean, requiresSecondFactor: boolean, writeToPeople: boolean, footerText: string, facilitiesTitle: string, languages: Array<Language>, searchHint: string, synonyms: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, look: { __typename: 'Look', version: string | null, stylesheet: string | null, frame: Array<string>, isChosen: boolean, crest: string, colour: string, accent: string, ornament: boolean, typeface: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, routine: { __typename: 'Routine', gate: string, dayEnds: string, lunchWeeks: Array<{ __typename: 'LunchWeek', monday: string, tuesday: string, wednesday: string, thursday: string, friday: string }> }, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuGroups: Array<{ __typename: 'MenuGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', language: Language, text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string }, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } } };

export type EditSiteMutationVariables = Exact<{
  input: EditSiteInput;
}>;


export type EditSiteMutation = { __typename: 'Mutation', editSite: { __typename: 'SiteInfo', id: number, version: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, approvesEditors: boolean, unsaidIsPublic: boolean, asksYearly: boolean, refusesTraining: boolean, publicPixels: number, weeklyMail: boolean, requiresSecondFactor: boolean, writeToPeople: boolean, footerText: string, facilitiesTitle: string, languages: Array<Language>, searchHint: string, synonyms: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, look: { __typename: 'Look', version: string | null, stylesheet: string | null, frame: Array<string>, isChosen: boolean, crest: string, colour: string, accent: string, ornament: boolean, typeface: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, routine: { __typename: 'Routine', gate: string, dayEnds: string, lunchWeeks: Array<{ __typename: 'LunchWeek', monday: string, tuesday: string, wednesday: string, thursday: string, friday: string }> }, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuGroups: Array<{ __typename: 'MenuGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', language: Language, text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string }, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } } };

export type MissedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MissedSearchesQuery = { __typename: 'Query', missedSearches: { __typename: 'MissedSearchPage', total: number, items: Array<{ __typename: 'MissedSearch', words: string, times: number, lastDay: string }> } };

export type OwnPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPagesQuery = { __typename: 'Query', pages: Array<{ __typename: 'ContentPage', id: number, key: string, title: string, opening: string }> };

export type AddPageMutationVariables = Exact<{
  input: AddPageInput;
}>;


export type AddPageMutation = { __typename: 'Mutation', addPage: { __typename: 'ContentPage', id: number, key: string, title: string, opening: string } };

export type AccountFieldsFragment = { __typename: 'User', id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, secondFactor: boolean | null, createdAt: string | null, updatedAt: string | null, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type AccountsQueryVariables = Exact<{
  roles?: Array<Role> | Role | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type AccountsQuery = { __typename: 'Query', users: { __typename: 'UserPage', total: number, pages: number, items: Array<{ __typename: 'User', id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, secondFactor: boolean | null, createdAt: string | null, updatedAt: string | null, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type AccountQueryVariables = Exact<{
  id: number;
}>;


export type AccountQuery = { __typename: 'Query', user: { __typename: 'User', lastAdministrator: boolean | null, id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, secondFactor: boolean | null, createdAt: string | null, updatedAt: string | null, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, viewer: { __typename: 'Viewer', mayGrant: Array<Role> } };

export type AccountToDeleteQueryVariables = Exact<{
  id: number;
}>;


export type AccountToDeleteQuery = { __typename: 'Query', user: { __typename: 'User', id: number, name: string, email: string | null, holdings: { __typename: 'Holdings', planned: number, binned: number, drafts: number, sessions: number, mails: number, items: Array<{ __typename: 'OwnedItems', type: ItemType, count: number }> } | null } | null };

export type HeirsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type HeirsQuery = { __typename: 'Query', users: { __typename: 'UserPage', total: number, pages: number, items: Array<{ __typename: 'User', id: number, name: string, email: string | null, suspend: boolean | null }> } };

export type DeleteAccountMutationVariables = Exact<{
  id: number;
  heirId?: number | null | undefined;
  keepsName: boolean;
  password: string;
}>;


export type DeleteAccountMutation = { __typename: 'Mutation', deleteUser: { __typename: 'Author', id: number, name: string } };

export type GrantableRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantableRolesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', mayGrant: Array<Role> } };

export type AccountPostsQueryVariables = Exact<{
  id: number;
}>;


export type AccountPostsQuery = { __typename: 'Query', newsStories: { __typename: 'NewsStoryPage', total: number, items: Array<{ __typename: 'NewsStory', id: number, displayDate: string, name: string }> }, articles: { __typename: 'ArticlePage', total: number, items: Array<{ __typename: 'Article', id: number, displayDate: string, name: string }> }, profiles: { __typename: 'ProfilePage', total: number, items: Array<{ __typename: 'Profile', id: number, name: string, displayDate: string }> }, galleries: { __typename: 'GalleryPage', total: number, items: Array<{ __typename: 'Gallery', id: number, name: string, displayDate: string }> } };

export type PersonWithAccountFragment = { __typename: 'Profile', id: number, name: string, position: string, account: { __typename: 'Author', id: number } | null };

export type PeopleWithAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleWithAccountsQuery = { __typename: 'Query', profiles: { __typename: 'ProfilePage', items: Array<{ __typename: 'Profile', id: number, name: string, position: string, account: { __typename: 'Author', id: number } | null }> }, more: { __typename: 'ProfilePage', items: Array<{ __typename: 'Profile', id: number, name: string, position: string, account: { __typename: 'Author', id: number } | null }> } };

export type SetProfileAccountMutationVariables = Exact<{
  id: number;
  userId?: number | null | undefined;
}>;


export type SetProfileAccountMutation = { __typename: 'Mutation', setProfileAccount: { __typename: 'Profile', id: number, account: { __typename: 'Author', id: number } | null } };

export type AddAccountMutationVariables = Exact<{
  input: AddUserInput;
}>;


export type AddAccountMutation = { __typename: 'Mutation', addUser: { __typename: 'User', id: number, name: string, email: string | null } };

export type EndAccountSessionsMutationVariables = Exact<{
  id: number;
}>;


export type EndAccountSessionsMutation = { __typename: 'Mutation', endUserSessions: { __typename: 'User', id: number } };

export type ResetAccountSecondStepMutationVariables = Exact<{
  id: number;
}>;


export type ResetAccountSecondStepMutation = { __typename: 'Mutation', resetSecondFactor: { __typename: 'User', id: number, secondFactor: boolean | null } };

export type InviteAccountMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteAccountMutation = { __typename: 'Mutation', inviteUser: { __typename: 'PasswordLink', url: string, expiresAt: string, mailed: boolean, user: { __typename: 'User', id: number, name: string, email: string | null } } };

export type AccountPasswordLinkMutationVariables = Exact<{
  id: number;
}>;


export type AccountPasswordLinkMutation = { __typename: 'Mutation', passwordLink: { __typename: 'PasswordLink', url: string, expiresAt: string, mailed: boolean, user: { __typename: 'User', id: number, name: string, email: string | null } } };

export type PasswordLinkFieldsFragment = { __typename: 'PasswordLink', url: string, expiresAt: string, mailed: boolean, user: { __typename: 'User', id: number, name: string, email: string | null } };

export type SetAccountRoleMutationVariables = Exact<{
  id: number;
  role: Role;
}>;


export type SetAccountRoleMutation = { __typename: 'Mutation', setUserRole: { __typename: 'User', lastAdministrator: boolean | null, id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, secondFactor: boolean | null, createdAt: string | null, updatedAt: string | null, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type SetAccountSuspendedMutationVariables = Exact<{
  id: number;
  suspend: boolean;
}>;


export type SetAccountSuspendedMutation = { __typename: 'Mutation', setUserAccess: { __typename: 'User', lastAdministrator: boolean | null, id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, secondFactor: boolean | null, createdAt: string | null, updatedAt: string | null, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type WebhookFieldsFragment = { __typename: 'Webhook', id: number, url: string, topics: Array<string>, isOn: boolean, offSince: string | null, failingSince: string | null, previousSecretEndsAt: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null }> };

export type DeliveryFieldsFragment = { __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { __typename: 'Query', webhooks: Array<{ __typename: 'Webhook', id: number, url: string, topics: Array<string>, isOn: boolean, offSince: string | null, failingSince: string | null, previousSecretEndsAt: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null }> }>, webhookTopics: Array<{ __typename: 'WebhookTopic', topic: string, name: string }> };

export type AddWebhookMutationVariables = Exact<{
  input: AddWebhookInput;
}>;


export type AddWebhookMutation = { __typename: 'Mutation', addWebhook: { __typename: 'WebhookSecret', secret: string, webhook: { __typename: 'Webhook', id: number, url: string } } };

export type EditWebhookMutationVariables = Exact<{
  id: number;
  input: EditWebhookInput;
}>;


export type EditWebhookMutation = { __typename: 'Mutation', editWebhook: { __typename: 'Webhook', id: number, url: string, topics: Array<string>, isOn: boolean, offSince: string | null, failingSince: string | null, previousSecretEndsAt: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null }> } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: number;
}>;


export type RenewWebhookSecretMutation = { __typename: 'Mutation', renewWebhookSecret: { __typename: 'WebhookSecret', secret: string, webhook: { __typename: 'Webhook', id: number, url: string, previousSecretEndsAt: string | null } } };

export type SwitchWebhookMutationVariables = Exact<{
  id: number;
  on: boolean;
}>;


export type SwitchWebhookMutation = { __typename: 'Mutation', switchWebhook: { __typename: 'Webhook', id: number, url: string, topics: Array<string>, isOn: boolean, offSince: string | null, failingSince: string | null, previousSecretEndsAt: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null }> } };

export type TryWebhookMutationVariables = Exact<{
  id: number;
}>;


export type TryWebhookMutation = { __typename: 'Mutation', tryWebhook: { __typename: 'Webhook', id: number, url: string, topics: Array<string>, isOn: boolean, offSince: string | null, failingSince: string | null, previousSecretEndsAt: string | null, deliveries: Array<{ __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null }> } };

export type ResendDeliveryMutationVariables = Exact<{
  id: number;
}>;


export type ResendDeliveryMutation = { __typename: 'Mutation', resendDelivery: { __typename: 'WebhookDelivery', id: number, type: string, createdAt: string, dueAt: string | null, tries: number, status: number | null, answer: string | null, takenAt: string | null } };

export type DeleteWebhookMutationVariables = Exact<{
  id: number;
  password: string;
}>;


export type DeleteWebhookMutation = { __typename: 'Mutation', deleteWebhook: { __typename: 'Webhook', id: number } };

export type TeachersToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type TeachersToChooseQuery = { __typename: 'Query', profiles: { __typename: 'ProfilePage', items: Array<{ __typename: 'Profile', id: number, name: string, position: string }> } };

export type SchoolDateQueryVariables = Exact<{
  id: number;
}>;


export type SchoolDateQuery = { __typename: 'Query', schoolDate: { __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number } | null };

export type AddSchoolDateMutationVariables = Exact<{
  input: AddSchoolDateInput;
}>;


export type AddSchoolDateMutation = { __typename: 'Mutation', addSchoolDate: { __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number } };

export type EditSchoolDateMutationVariables = Exact<{
  id: number;
  input: EditSchoolDateInput;
}>;


export type EditSchoolDateMutation = { __typename: 'Mutation', editSchoolDate: { __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number } };

export type DeleteSchoolDateMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSchoolDateMutation = { __typename: 'Mutation', deleteSchoolDate: { __typename: 'SchoolDate', id: number } };

export type CopySchoolYearMutationVariables = Exact<{
  year: number;
}>;


export type CopySchoolYearMutation = { __typename: 'Mutation', copySchoolYear: { __typename: 'SchoolYear', year: number, years: Array<number> } };

export type RepeatEventMutationVariables = Exact<{
  id: number;
  until: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RepeatEventMutation = { __typename: 'Mutation', repeatEvent: Array<{ __typename: 'Event', id: number, version: number, date: string, canEdit: boolean }> };

export type EditEventsMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditEventInput;
  also: Array<SeenEvent> | SeenEvent;
}>;


export type EditEventsMutation = { __typename: 'Mutation', editEvents: Array<{ __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null }> };

export type DeleteEventsMutationVariables = Exact<{
  id: number;
  version: number;
  also: Array<SeenEvent> | SeenEvent;
}>;


export type DeleteEventsMutation = { __typename: 'Mutation', deleteEvents: Array<{ __typename: 'Event', id: number }> };

export type RestoreEventsMutationVariables = Exact<{
  id: number;
  version: number;
  also: Array<SeenEvent> | SeenEvent;
}>;


export type RestoreEventsMutation = { __typename: 'Mutation', restoreEvents: Array<{ __typename: 'Event', id: number, version: number, date: string, canEdit: boolean }> };

export type OwnGalleriesQueryVariables = Exact<{
  userId: number;
}>;


export type OwnGalleriesQuery = { __typename: 'Query', own: { __typename: 'GalleryPage', items: Array<{ __typename: 'Gallery', id: number, name: string, canEdit: boolean }> }, newest: { __typename: 'GalleryPage', items: Array<{ __typename: 'Gallery', id: number, name: string, canEdit: boolean }> } };

export type GalleryToMoveToFragment = { __typename: 'Gallery', id: number, name: string, canEdit: boolean };

export type EventsToShowQueryVariables = Exact<{
  chosen: number;
}>;


export type EventsToShowQuery = { __typename: 'Query', over: { __typename: 'EventPage', items: Array<{ __typename: 'Event', id: number, title: string, date: string }> }, coming: { __typename: 'EventPage', items: Array<{ __typename: 'Event', id: number, title: string, date: string }> }, chosen: { __typename: 'Event', id: number, title: string, date: string } | null };

export type EventToShowFragment = { __typename: 'Event', id: number, title: string, date: string };

export type UploadDocumentMutationVariables = Exact<{
  file: File;
}>;


export type UploadDocumentMutation = { __typename: 'Mutation', uploadDocument: { __typename: 'Document', name: string, bytes: number, missing: Array<DocumentPart> | null } };

export type PageTranslationsQueryVariables = Exact<{
  id: number;
}>;


export type PageTranslationsQuery = { __typename: 'Query', page: { __typename: 'ContentPage', id: number, documents: Array<{ __typename: 'PageDocument', file: { __typename: 'Document', name: string, bytes: number, missing: Array<DocumentPart> | null } }>, translations: Array<{ __typename: 'PageTranslation', language: Language, isReady: boolean, title: string, tag: string, pageIntro: string, pageText: string, pictureAlt: string, isCurrent: boolean, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }> }> } | null };

export type OrderProfilesMutationVariables = Exact<{
  group: ProfileGroup;
  profiles: Array<number> | number;
  from: Array<number> | number;
}>;


export type OrderProfilesMutation = { __typename: 'Mutation', orderProfiles: Array<{ __typename: 'Profile', id: number }> };

export type ArticleTranslationsQueryVariables = Exact<{
  id: number;
  withChange?: boolean | null | undefined;
}>;


export type ArticleTranslationsQuery = { __typename: 'Query', item: { __typename: 'Article', translations: Array<{ __typename: 'ArticleTranslation', language: Language, isReady: boolean, title: string, detail: string, pictureAlt: string, isCurrent: boolean }> } | null };

export type EventTranslationsQueryVariables = Exact<{
  id: number;
  withChange?: boolean | null | undefined;
}>;


export type EventTranslationsQuery = { __typename: 'Query', item: { __typename: 'Event', translations: Array<{ __typename: 'EventTranslation', language: Language, isReady: boolean, title: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean }> } | null };

export type NewsStoryTranslationsQueryVariables = Exact<{
  id: number;
  withChange?: boolean | null | undefined;
}>;


export type NewsStoryTranslationsQuery = { __typename: 'Query', item: { __typename: 'NewsStory', translations: Array<{ __typename: 'NewsStoryTranslation', language: Language, isReady: boolean, title: string, detail: string, pictureAlt: string, isCurrent: boolean }> } | null };

export type SchoolClassTranslationsQueryVariables = Exact<{
  id: number;
  withChange?: boolean | null | undefined;
}>;


export type SchoolClassTranslationsQuery = { __typename: 'Query', item: { __typename: 'SchoolClass', translations: Array<{ __typename: 'SchoolClassTranslation', language: Language, isReady: boolean, title: string, room: string | null, note: string, pictureAlt: string, isCurrent: boolean }> } | null };

export const NamesInTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamesInTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"namesInTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"texts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}}]} as unknown as DocumentNode;
export function useNamesInTextsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NamesInTextsQuery, NamesInTextsQueryVariables> & ({ variables: NamesInTextsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NamesInTextsQuery, NamesInTextsQueryVariables>(NamesInTextsDocument, options);
      }
export function useNamesInTextsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NamesInTextsQuery, NamesInTextsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NamesInTextsQuery, NamesInTextsQueryVariables>(NamesInTextsDocument, options);
        }
export type NamesInTextsQueryHookResult = ReturnType<typeof useNamesInTextsQuery>;
export type NamesInTextsLazyQueryHookResult = ReturnType<typeof useNamesInTextsLazyQuery>;
export const BackupsWithPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackupsWithPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupsWithPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]}}]} as unknown as DocumentNode;
export function useBackupsWithPictureQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BackupsWithPictureQuery, BackupsWithPictureQueryVariables> & ({ variables: BackupsWithPictureQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BackupsWithPictureQuery, BackupsWithPictureQueryVariables>(BackupsWithPictureDocument, options);
      }
export function useBackupsWithPictureLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BackupsWithPictureQuery, BackupsWithPictureQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BackupsWithPictureQuery, BackupsWithPictureQueryVariables>(BackupsWithPictureDocument, options);
        }
export type BackupsWithPictureQueryHookResult = ReturnType<typeof useBackupsWithPictureQuery>;
export type BackupsWithPictureLazyQueryHookResult = ReturnType<typeof useBackupsWithPictureLazyQuery>;
export const BlurPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlurPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faces"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaceInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recognisable"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Recognisable"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"children"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"childrenBefore"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blurPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"faces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faces"}}},{"kind":"Argument","name":{"kind":"Name","value":"recognisable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recognisable"}}},{"kind":"Argument","name":{"kind":"Name","value":"children"},"value":{"kind":"Variable","name":{"kind":"Name","value":"children"}}},{"kind":"Argument","name":{"kind":"Name","value":"childrenBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"childrenBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"recognisable"}}]}}]}}]} as unknown as DocumentNode;
export function useBlurPictureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BlurPictureMutation, BlurPictureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BlurPictureMutation, BlurPictureMutationVariables>(BlurPictureDocument, options);
      }
export type BlurPictureMutationHookResult = ReturnType<typeof useBlurPictureMutation>;
export const ChildrenSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChildrenSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}}]}},{"kind":"Field","name":{"kind":"Name","value":"picturesNamed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useChildrenSeenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChildrenSeenQuery, ChildrenSeenQueryVariables> & ({ variables: ChildrenSeenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChildrenSeenQuery, ChildrenSeenQueryVariables>(ChildrenSeenDocument, options);
      }
export function useChildrenSeenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChildrenSeenQuery, ChildrenSeenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChildrenSeenQuery, ChildrenSeenQueryVariables>(ChildrenSeenDocument, options);
        }
export type ChildrenSeenQueryHookResult = ReturnType<typeof useChildrenSeenQuery>;
export type ChildrenSeenLazyQueryHookResult = ReturnType<typeof useChildrenSeenLazyQuery>;
export const PicturesNamedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PicturesNamed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picturesNamed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"recognisable"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;
export function usePicturesNamedQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PicturesNamedQuery, PicturesNamedQueryVariables> & ({ variables: PicturesNamedQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PicturesNamedQuery, PicturesNamedQueryVariables>(PicturesNamedDocument, options);
      }
export function usePicturesNamedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PicturesNamedQuery, PicturesNamedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PicturesNamedQuery, PicturesNamedQueryVariables>(PicturesNamedDocument, options);
        }
export type PicturesNamedQueryHookResult = ReturnType<typeof usePicturesNamedQuery>;
export type PicturesNamedLazyQueryHookResult = ReturnType<typeof usePicturesNamedLazyQuery>;
export const MarkPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recognisable"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Recognisable"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"children"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}},{"kind":"Argument","name":{"kind":"Name","value":"recognisable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recognisable"}}},{"kind":"Argument","name":{"kind":"Name","value":"children"},"value":{"kind":"Variable","name":{"kind":"Name","value":"children"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recognisable"}}]}}]}}]} as unknown as DocumentNode;
export function useMarkPicturesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkPicturesMutation, MarkPicturesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkPicturesMutation, MarkPicturesMutationVariables>(MarkPicturesDocument, options);
      }
export type MarkPicturesMutationHookResult = ReturnType<typeof useMarkPicturesMutation>;
export const ActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"act"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Act"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"user"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"act"},"value":{"kind":"Variable","name":{"kind":"Name","value":"act"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"hasVersion"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useActivityQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ActivityQuery, ActivityQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ActivityQuery, ActivityQueryVariables>(ActivityDocument, options);
      }
export function useActivityLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ActivityQuery, ActivityQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ActivityQuery, ActivityQueryVariables>(ActivityDocument, options);
        }
export type ActivityQueryHookResult = ReturnType<typeof useActivityQuery>;
export type ActivityLazyQueryHookResult = ReturnType<typeof useActivityLazyQuery>;
export const ActivePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivePeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"EDITOR"},{"kind":"EnumValue","value":"ADMINISTRATOR"},{"kind":"EnumValue","value":"SUPERUSER"}]}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useActivePeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ActivePeopleQuery, ActivePeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ActivePeopleQuery, ActivePeopleQueryVariables>(ActivePeopleDocument, options);
      }
export function useActivePeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ActivePeopleQuery, ActivePeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ActivePeopleQuery, ActivePeopleQueryVariables>(ActivePeopleDocument, options);
        }
export type ActivePeopleQueryHookResult = ReturnType<typeof useActivePeopleQuery>;
export type ActivePeopleLazyQueryHookResult = ReturnType<typeof useActivePeopleLazyQuery>;
export const AdminNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminNews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEnquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newAbsences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode;
export function useAdminNewsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AdminNewsQuery, AdminNewsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminNewsQuery, AdminNewsQueryVariables>(AdminNewsDocument, options);
      }
export function useAdminNewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AdminNewsQuery, AdminNewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AdminNewsQuery, AdminNewsQueryVariables>(AdminNewsDocument, options);
        }
export type AdminNewsQueryHookResult = ReturnType<typeof useAdminNewsQuery>;
export type AdminNewsLazyQueryHookResult = ReturnType<typeof useAdminNewsLazyQuery>;
export const NoteExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useNoteExportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<NoteExportMutation, NoteExportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NoteExportMutation, NoteExportMutationVariables>(NoteExportDocument, options);
      }
export type NoteExportMutationHookResult = ReturnType<typeof useNoteExportMutation>;
export const ApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Approvals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useApprovalsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApprovalsQuery, ApprovalsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalsQuery, ApprovalsQueryVariables>(ApprovalsDocument, options);
      }
export function useApprovalsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalsQuery, ApprovalsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalsQuery, ApprovalsQueryVariables>(ApprovalsDocument, options);
        }
export type ApprovalsQueryHookResult = ReturnType<typeof useApprovalsQuery>;
export type ApprovalsLazyQueryHookResult = ReturnType<typeof useApprovalsLazyQuery>;
export const ApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Approval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalLine"}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionFieldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionFieldParts"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionPictureFields"}}]}}]}}]} as unknown as DocumentNode;
export function useApprovalQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApprovalQuery, ApprovalQueryVariables> & ({ variables: ApprovalQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalQuery, ApprovalQueryVariables>(ApprovalDocument, options);
      }
export function useApprovalLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalQuery, ApprovalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalQuery, ApprovalQueryVariables>(ApprovalDocument, options);
        }
export type ApprovalQueryHookResult = ReturnType<typeof useApprovalQuery>;
export type ApprovalLazyQueryHookResult = ReturnType<typeof useApprovalLazyQuery>;
export const ApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Approve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeSavedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approve"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"changeSavedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeSavedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode;
export function useApproveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveMutation, ApproveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveMutation, ApproveMutationVariables>(ApproveDocument, options);
      }
export type ApproveMutationHookResult = ReturnType<typeof useApproveMutation>;
export const SendBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeSavedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"changeSavedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeSavedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode;
export function useSendBackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendBackMutation, SendBackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendBackMutation, SendBackMutationVariables>(SendBackDocument, options);
      }
export type SendBackMutationHookResult = ReturnType<typeof useSendBackMutation>;
export const EventAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeePart"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"allDay"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toRing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attendee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOff"}}]}}]} as unknown as DocumentNode;
export function useEventAttendanceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventAttendanceQuery, EventAttendanceQueryVariables> & ({ variables: EventAttendanceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventAttendanceQuery, EventAttendanceQueryVariables>(EventAttendanceDocument, options);
      }
export function useEventAttendanceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventAttendanceQuery, EventAttendanceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventAttendanceQuery, EventAttendanceQueryVariables>(EventAttendanceDocument, options);
        }
export type EventAttendanceQueryHookResult = ReturnType<typeof useEventAttendanceQuery>;
export type EventAttendanceLazyQueryHookResult = ReturnType<typeof useEventAttendanceLazyQuery>;
export const AttendanceCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendanceCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useAttendanceCountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceCountQuery, AttendanceCountQueryVariables> & ({ variables: AttendanceCountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceCountQuery, AttendanceCountQueryVariables>(AttendanceCountDocument, options);
      }
export function useAttendanceCountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceCountQuery, AttendanceCountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceCountQuery, AttendanceCountQueryVariables>(AttendanceCountDocument, options);
        }
export type AttendanceCountQueryHookResult = ReturnType<typeof useAttendanceCountQuery>;
export type AttendanceCountLazyQueryHookResult = ReturnType<typeof useAttendanceCountLazyQuery>;
export const AddAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode;
export function useAddAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddAttendanceMutation, AddAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddAttendanceMutation, AddAttendanceMutationVariables>(AddAttendanceDocument, options);
      }
export type AddAttendanceMutationHookResult = ReturnType<typeof useAddAttendanceMutation>;
export const MoveUpAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveUpAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveUpAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode;
export function useMoveUpAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveUpAttendanceMutation, MoveUpAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveUpAttendanceMutation, MoveUpAttendanceMutationVariables>(MoveUpAttendanceDocument, options);
      }
export type MoveUpAttendanceMutationHookResult = ReturnType<typeof useMoveUpAttendanceMutation>;
export const RemoveAttendanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useRemoveAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveAttendanceMutation, RemoveAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveAttendanceMutation, RemoveAttendanceMutationVariables>(RemoveAttendanceDocument, options);
      }
export type RemoveAttendanceMutationHookResult = ReturnType<typeof useRemoveAttendanceMutation>;
export const MessageAttendeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessageAttendees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageAttendees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"toRing"}}]}}]}}]} as unknown as DocumentNode;
export function useMessageAttendeesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MessageAttendeesMutation, MessageAttendeesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MessageAttendeesMutation, MessageAttendeesMutationVariables>(MessageAttendeesDocument, options);
      }
export type MessageAttendeesMutationHookResult = ReturnType<typeof useMessageAttendeesMutation>;
export const CommitteesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Committees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"committees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;
export function useCommitteesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CommitteesQuery, CommitteesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CommitteesQuery, CommitteesQueryVariables>(CommitteesDocument, options);
      }
export function useCommitteesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CommitteesQuery, CommitteesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CommitteesQuery, CommitteesQueryVariables>(CommitteesDocument, options);
        }
export type CommitteesQueryHookResult = ReturnType<typeof useCommitteesQuery>;
export type CommitteesLazyQueryHookResult = ReturnType<typeof useCommitteesLazyQuery>;
export const CommitteeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Committee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"committee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;
export function useCommitteeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CommitteeQuery, CommitteeQueryVariables> & ({ variables: CommitteeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CommitteeQuery, CommitteeQueryVariables>(CommitteeDocument, options);
      }
export function useCommitteeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CommitteeQuery, CommitteeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CommitteeQuery, CommitteeQueryVariables>(CommitteeDocument, options);
        }
export type CommitteeQueryHookResult = ReturnType<typeof useCommitteeQuery>;
export type CommitteeLazyQueryHookResult = ReturnType<typeof useCommitteeLazyQuery>;
export const CommitteeCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitteeCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]} as unknown as DocumentNode;
export function useCommitteeCandidatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CommitteeCandidatesQuery, CommitteeCandidatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CommitteeCandidatesQuery, CommitteeCandidatesQueryVariables>(CommitteeCandidatesDocument, options);
      }
export function useCommitteeCandidatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CommitteeCandidatesQuery, CommitteeCandidatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CommitteeCandidatesQuery, CommitteeCandidatesQueryVariables>(CommitteeCandidatesDocument, options);
        }
export type CommitteeCandidatesQueryHookResult = ReturnType<typeof useCommitteeCandidatesQuery>;
export type CommitteeCandidatesLazyQueryHookResult = ReturnType<typeof useCommitteeCandidatesLazyQuery>;
export const AddCommitteeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCommittee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCommitteeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCommittee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;
export function useAddCommitteeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddCommitteeMutation, AddCommitteeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddCommitteeMutation, AddCommitteeMutationVariables>(AddCommitteeDocument, options);
      }
export type AddCommitteeMutationHookResult = ReturnType<typeof useAddCommitteeMutation>;
export const EditCommitteeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCommittee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditCommitteeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editCommittee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommitteeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommitteeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Committee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode;
export function useEditCommitteeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditCommitteeMutation, EditCommitteeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditCommitteeMutation, EditCommitteeMutationVariables>(EditCommitteeDocument, options);
      }
export type EditCommitteeMutationHookResult = ReturnType<typeof useEditCommitteeMutation>;
export const DeleteCommitteeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCommittee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCommittee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteCommitteeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCommitteeMutation, DeleteCommitteeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCommitteeMutation, DeleteCommitteeMutationVariables>(DeleteCommitteeDocument, options);
      }
export type DeleteCommitteeMutationHookResult = ReturnType<typeof useDeleteCommitteeMutation>;
export const ChildrenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Children"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentAnswer"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toRenew"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"children"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"toRenew"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toRenew"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"giver"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"renewBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useChildrenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChildrenQuery, ChildrenQueryVariables> & ({ variables: ChildrenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChildrenQuery, ChildrenQueryVariables>(ChildrenDocument, options);
      }
export function useChildrenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChildrenQuery, ChildrenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChildrenQuery, ChildrenQueryVariables>(ChildrenDocument, options);
        }
export type ChildrenQueryHookResult = ReturnType<typeof useChildrenQuery>;
export type ChildrenLazyQueryHookResult = ReturnType<typeof useChildrenLazyQuery>;
export const ConsentRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}}]}}]}}]} as unknown as DocumentNode;
export function useConsentRegisterQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ConsentRegisterQuery, ConsentRegisterQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ConsentRegisterQuery, ConsentRegisterQueryVariables>(ConsentRegisterDocument, options);
      }
export function useConsentRegisterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ConsentRegisterQuery, ConsentRegisterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ConsentRegisterQuery, ConsentRegisterQueryVariables>(ConsentRegisterDocument, options);
        }
export type ConsentRegisterQueryHookResult = ReturnType<typeof useConsentRegisterQuery>;
export type ConsentRegisterLazyQueryHookResult = ReturnType<typeof useConsentRegisterLazyQuery>;
export const CreateRecoveryKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRecoveryKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRecoveryKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}}]}]}}]} as unknown as DocumentNode;
export function useCreateRecoveryKeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateRecoveryKeyMutation, CreateRecoveryKeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateRecoveryKeyMutation, CreateRecoveryKeyMutationVariables>(CreateRecoveryKeyDocument, options);
      }
export type CreateRecoveryKeyMutationHookResult = ReturnType<typeof useCreateRecoveryKeyMutation>;
export const OpenConsentRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenConsentRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openConsentRegister"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}}]} as unknown as DocumentNode;
export function useOpenConsentRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenConsentRegisterMutation, OpenConsentRegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenConsentRegisterMutation, OpenConsentRegisterMutationVariables>(OpenConsentRegisterDocument, options);
      }
export type OpenConsentRegisterMutationHookResult = ReturnType<typeof useOpenConsentRegisterMutation>;
export const ConfirmConsentRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmConsentRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmConsentRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingSince"}}]}}]}}]} as unknown as DocumentNode;
export function useConfirmConsentRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmConsentRegisterMutation, ConfirmConsentRegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmConsentRegisterMutation, ConfirmConsentRegisterMutationVariables>(ConfirmConsentRegisterDocument, options);
      }
export type ConfirmConsentRegisterMutationHookResult = ReturnType<typeof useConfirmConsentRegisterMutation>;
export const WithheldPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithheldPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withheldPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export function useWithheldPicturesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WithheldPicturesQuery, WithheldPicturesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WithheldPicturesQuery, WithheldPicturesQueryVariables>(WithheldPicturesDocument, options);
      }
export function useWithheldPicturesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WithheldPicturesQuery, WithheldPicturesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WithheldPicturesQuery, WithheldPicturesQueryVariables>(WithheldPicturesDocument, options);
        }
export type WithheldPicturesQueryHookResult = ReturnType<typeof useWithheldPicturesQuery>;
export type WithheldPicturesLazyQueryHookResult = ReturnType<typeof useWithheldPicturesLazyQuery>;
export const AddChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"giver"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"renewBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useAddChildMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddChildMutation, AddChildMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddChildMutation, AddChildMutationVariables>(AddChildDocument, options);
      }
export type AddChildMutationHookResult = ReturnType<typeof useAddChildMutation>;
export const EditChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"giver"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"renewBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useEditChildMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditChildMutation, EditChildMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditChildMutation, EditChildMutationVariables>(EditChildDocument, options);
      }
export type EditChildMutationHookResult = ReturnType<typeof useEditChildMutation>;
export const RemoveChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useRemoveChildMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveChildMutation, RemoveChildMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveChildMutation, RemoveChildMutationVariables>(RemoveChildDocument, options);
      }
export type RemoveChildMutationHookResult = ReturnType<typeof useRemoveChildMutation>;
export const ShareConsentLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareConsentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"renew"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareConsentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"renew"},"value":{"kind":"Variable","name":{"kind":"Name","value":"renew"}}}]}]}}]} as unknown as DocumentNode;
export function useShareConsentLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ShareConsentLinkMutation, ShareConsentLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ShareConsentLinkMutation, ShareConsentLinkMutationVariables>(ShareConsentLinkDocument, options);
      }
export type ShareConsentLinkMutationHookResult = ReturnType<typeof useShareConsentLinkMutation>;
export const AllContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fault"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentFault"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"everybody"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"fault"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fault"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedContent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode;
export function useAllContentQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AllContentQuery, AllContentQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AllContentQuery, AllContentQueryVariables>(AllContentDocument, options);
      }
export function useAllContentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AllContentQuery, AllContentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AllContentQuery, AllContentQueryVariables>(AllContentDocument, options);
        }
export type AllContentQueryHookResult = ReturnType<typeof useAllContentQuery>;
export type AllContentLazyQueryHookResult = ReturnType<typeof useAllContentLazyQuery>;
export const ChangeContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useChangeContentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeContentMutation, ChangeContentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeContentMutation, ChangeContentMutationVariables>(ChangeContentDocument, options);
      }
export type ChangeContentMutationHookResult = ReturnType<typeof useChangeContentMutation>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newEnquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failedMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsentMail"}},{"kind":"Field","name":{"kind":"Name","value":"unsaidPictures"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"news"}},{"kind":"Field","name":{"kind":"Name","value":"articles"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"}},{"kind":"Field","name":{"kind":"Name","value":"galleries"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"pictureRules"},"name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unsaidIsPublic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schoolYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}}]}},{"kind":"Field","name":{"kind":"Name","value":"register"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwayFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schoolDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schoolDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"allDay"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"scheduled"},"name":{"kind":"Name","value":"myContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SCHEDULED"}]}},{"kind":"Argument","name":{"kind":"Name","value":"everybody"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Absence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"className"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode;
export function useDashboardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DashboardQuery, DashboardQueryVariables> & ({ variables: DashboardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
      }
export function useDashboardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardQuery, DashboardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
        }
export type DashboardQueryHookResult = ReturnType<typeof useDashboardQuery>;
export type DashboardLazyQueryHookResult = ReturnType<typeof useDashboardLazyQuery>;
export const BackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]} as unknown as DocumentNode;
export function useBackupsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BackupsQuery, BackupsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BackupsQuery, BackupsQueryVariables>(BackupsDocument, options);
      }
export function useBackupsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BackupsQuery, BackupsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BackupsQuery, BackupsQueryVariables>(BackupsDocument, options);
        }
export type BackupsQueryHookResult = ReturnType<typeof useBackupsQuery>;
export type BackupsLazyQueryHookResult = ReturnType<typeof useBackupsLazyQuery>;
export const BackupLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BackupLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode;
export function useBackupLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BackupLinkMutation, BackupLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BackupLinkMutation, BackupLinkMutationVariables>(BackupLinkDocument, options);
      }
export type BackupLinkMutationHookResult = ReturnType<typeof useBackupLinkMutation>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toAddress"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;
export function useRetryMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RetryMailMutation, RetryMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RetryMailMutation, RetryMailMutationVariables>(RetryMailDocument, options);
      }
export type RetryMailMutationHookResult = ReturnType<typeof useRetryMailMutation>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwayFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schoolDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Absence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"className"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode;
export function useRegisterQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RegisterQuery, RegisterQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RegisterQuery, RegisterQueryVariables>(RegisterDocument, options);
      }
export function useRegisterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RegisterQuery, RegisterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RegisterQuery, RegisterQueryVariables>(RegisterDocument, options);
        }
export type RegisterQueryHookResult = ReturnType<typeof useRegisterQuery>;
export type RegisterLazyQueryHookResult = ReturnType<typeof useRegisterLazyQuery>;
export const SendRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"className"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendRegister"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"className"},"value":{"kind":"Variable","name":{"kind":"Name","value":"className"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}]}}]} as unknown as DocumentNode;
export function useSendRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendRegisterMutation, SendRegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendRegisterMutation, SendRegisterMutationVariables>(SendRegisterDocument, options);
      }
export type SendRegisterMutationHookResult = ReturnType<typeof useSendRegisterMutation>;
export const EnterAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportAbsenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode;
export function useEnterAbsenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EnterAbsenceMutation, EnterAbsenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EnterAbsenceMutation, EnterAbsenceMutationVariables>(EnterAbsenceDocument, options);
      }
export type EnterAbsenceMutationHookResult = ReturnType<typeof useEnterAbsenceMutation>;
export const StaffSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode;
export function useStaffSearchQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StaffSearchQuery, StaffSearchQueryVariables> & ({ variables: StaffSearchQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StaffSearchQuery, StaffSearchQueryVariables>(StaffSearchDocument, options);
      }
export function useStaffSearchLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StaffSearchQuery, StaffSearchQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StaffSearchQuery, StaffSearchQueryVariables>(StaffSearchDocument, options);
        }
export type StaffSearchQueryHookResult = ReturnType<typeof useStaffSearchQuery>;
export type StaffSearchLazyQueryHookResult = ReturnType<typeof useStaffSearchLazyQuery>;
export const HealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode;
export function useHealthQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HealthQuery, HealthQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HealthQuery, HealthQueryVariables>(HealthDocument, options);
      }
export function useHealthLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HealthQuery, HealthQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HealthQuery, HealthQueryVariables>(HealthDocument, options);
        }
export type HealthQueryHookResult = ReturnType<typeof useHealthQuery>;
export type HealthLazyQueryHookResult = ReturnType<typeof useHealthLazyQuery>;
export const InboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FormName"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigneeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxItemFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"doneBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredHow"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode;
export function useInboxQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<InboxQuery, InboxQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InboxQuery, InboxQueryVariables>(InboxDocument, options);
      }
export function useInboxLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InboxQuery, InboxQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InboxQuery, InboxQueryVariables>(InboxDocument, options);
        }
export type InboxQueryHookResult = ReturnType<typeof useInboxQuery>;
export type InboxLazyQueryHookResult = ReturnType<typeof useInboxLazyQuery>;
export const MarkInboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkInbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marks"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxMark"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markInbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"marks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"doneBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answeredHow"}},{"kind":"Field","name":{"kind":"Name","value":"isSpam"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode;
export function useMarkInboxMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkInboxMutation, MarkInboxMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkInboxMutation, MarkInboxMutationVariables>(MarkInboxDocument, options);
      }
export type MarkInboxMutationHookResult = ReturnType<typeof useMarkInboxMutation>;
export const OfficePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficePeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"ADMINISTRATOR"},{"kind":"EnumValue","value":"SUPERUSER"}]}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useOfficePeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OfficePeopleQuery, OfficePeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OfficePeopleQuery, OfficePeopleQueryVariables>(OfficePeopleDocument, options);
      }
export function useOfficePeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OfficePeopleQuery, OfficePeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OfficePeopleQuery, OfficePeopleQueryVariables>(OfficePeopleDocument, options);
        }
export type OfficePeopleQueryHookResult = ReturnType<typeof useOfficePeopleQuery>;
export type OfficePeopleLazyQueryHookResult = ReturnType<typeof useOfficePeopleLazyQuery>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useNoticesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NoticesQuery, NoticesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options);
      }
export function useNoticesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NoticesQuery, NoticesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options);
        }
export type NoticesQueryHookResult = ReturnType<typeof useNoticesQuery>;
export type NoticesLazyQueryHookResult = ReturnType<typeof useNoticesLazyQuery>;
export const NoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useNoticeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NoticeQuery, NoticeQueryVariables> & ({ variables: NoticeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NoticeQuery, NoticeQueryVariables>(NoticeDocument, options);
      }
export function useNoticeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NoticeQuery, NoticeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NoticeQuery, NoticeQueryVariables>(NoticeDocument, options);
        }
export type NoticeQueryHookResult = ReturnType<typeof useNoticeQuery>;
export type NoticeLazyQueryHookResult = ReturnType<typeof useNoticeLazyQuery>;
export const AddNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useAddNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddNoticeMutation, AddNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddNoticeMutation, AddNoticeMutationVariables>(AddNoticeDocument, options);
      }
export type AddNoticeMutationHookResult = ReturnType<typeof useAddNoticeMutation>;
export const EditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useEditNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditNoticeMutation, EditNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditNoticeMutation, EditNoticeMutationVariables>(EditNoticeDocument, options);
      }
export type EditNoticeMutationHookResult = ReturnType<typeof useEditNoticeMutation>;
export const EndNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useEndNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndNoticeMutation, EndNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndNoticeMutation, EndNoticeMutationVariables>(EndNoticeDocument, options);
      }
export type EndNoticeMutationHookResult = ReturnType<typeof useEndNoticeMutation>;
export const OrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useOrdersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OrdersQuery, OrdersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrdersQuery, OrdersQueryVariables>(OrdersDocument, options);
      }
export function useOrdersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrdersQuery, OrdersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrdersQuery, OrdersQueryVariables>(OrdersDocument, options);
        }
export type OrdersQueryHookResult = ReturnType<typeof useOrdersQuery>;
export type OrdersLazyQueryHookResult = ReturnType<typeof useOrdersLazyQuery>;
export const OrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Order"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useOrderQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OrderQuery, OrderQueryVariables> & ({ variables: OrderQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OrderQuery, OrderQueryVariables>(OrderDocument, options);
      }
export function useOrderLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OrderQuery, OrderQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OrderQuery, OrderQueryVariables>(OrderDocument, options);
        }
export type OrderQueryHookResult = ReturnType<typeof useOrderQuery>;
export type OrderLazyQueryHookResult = ReturnType<typeof useOrderLazyQuery>;
export const AddOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useAddOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddOrderMutation, AddOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddOrderMutation, AddOrderMutationVariables>(AddOrderDocument, options);
      }
export type AddOrderMutationHookResult = ReturnType<typeof useAddOrderMutation>;
export const EditOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useEditOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditOrderMutation, EditOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditOrderMutation, EditOrderMutationVariables>(EditOrderDocument, options);
      }
export type EditOrderMutationHookResult = ReturnType<typeof useEditOrderMutation>;
export const RecordOrderPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordOrderPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mmCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordOrderPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"mmCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mmCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useRecordOrderPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordOrderPaymentMutation, RecordOrderPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordOrderPaymentMutation, RecordOrderPaymentMutationVariables>(RecordOrderPaymentDocument, options);
      }
export type RecordOrderPaymentMutationHookResult = ReturnType<typeof useRecordOrderPaymentMutation>;
export const DispatchOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DispatchOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useDispatchOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DispatchOrderMutation, DispatchOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DispatchOrderMutation, DispatchOrderMutationVariables>(DispatchOrderDocument, options);
      }
export type DispatchOrderMutationHookResult = ReturnType<typeof useDispatchOrderMutation>;
export const DeleteOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteOrderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteOrderMutation, DeleteOrderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteOrderMutation, DeleteOrderMutationVariables>(DeleteOrderDocument, options);
      }
export type DeleteOrderMutationHookResult = ReturnType<typeof useDeleteOrderMutation>;
export const HeldAboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldAbout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldAbout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldAboutFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldAboutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldAbout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"called"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"called"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"versions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]}}]} as unknown as DocumentNode;
export function useHeldAboutQuery(baseOptions: ApolloReactHooks.QueryHookOptions<HeldAboutQuery, HeldAboutQueryVariables> & ({ variables: HeldAboutQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HeldAboutQuery, HeldAboutQueryVariables>(HeldAboutDocument, options);
      }
export function useHeldAboutLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HeldAboutQuery, HeldAboutQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HeldAboutQuery, HeldAboutQueryVariables>(HeldAboutDocument, options);
        }
export type HeldAboutQueryHookResult = ReturnType<typeof useHeldAboutQuery>;
export type HeldAboutLazyQueryHookResult = ReturnType<typeof useHeldAboutLazyQuery>;
export const RetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"months"}}]}}]}}]} as unknown as DocumentNode;
export function useRetentionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RetentionQuery, RetentionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RetentionQuery, RetentionQueryVariables>(RetentionDocument, options);
      }
export function useRetentionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RetentionQuery, RetentionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RetentionQuery, RetentionQueryVariables>(RetentionDocument, options);
        }
export type RetentionQueryHookResult = ReturnType<typeof useRetentionQuery>;
export type RetentionLazyQueryHookResult = ReturnType<typeof useRetentionLazyQuery>;
export const GiveHeldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveHeld"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveHeld"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]}}]} as unknown as DocumentNode;
export function useGiveHeldMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<GiveHeldMutation, GiveHeldMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<GiveHeldMutation, GiveHeldMutationVariables>(GiveHeldDocument, options);
      }
export type GiveHeldMutationHookResult = ReturnType<typeof useGiveHeldMutation>;
export const EraseHeldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseHeld"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptBecause"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseHeld"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"keptBecause"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptBecause"}}},{"kind":"Argument","name":{"kind":"Name","value":"keptUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptUntil"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldAboutFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldAboutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldAbout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"called"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"called"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"versions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}}]}}]}}]} as unknown as DocumentNode;
export function useEraseHeldMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EraseHeldMutation, EraseHeldMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EraseHeldMutation, EraseHeldMutationVariables>(EraseHeldDocument, options);
      }
export type EraseHeldMutationHookResult = ReturnType<typeof useEraseHeldMutation>;
export const PublicPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unsaid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unsaid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unsaid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function usePublicPicturesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PublicPicturesQuery, PublicPicturesQueryVariables> & ({ variables: PublicPicturesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PublicPicturesQuery, PublicPicturesQueryVariables>(PublicPicturesDocument, options);
      }
export function usePublicPicturesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PublicPicturesQuery, PublicPicturesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PublicPicturesQuery, PublicPicturesQueryVariables>(PublicPicturesDocument, options);
        }
export type PublicPicturesQueryHookResult = ReturnType<typeof usePublicPicturesQuery>;
export type PublicPicturesLazyQueryHookResult = ReturnType<typeof usePublicPicturesLazyQuery>;
export const ReviewPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reviewed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useReviewPictureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReviewPictureMutation, ReviewPictureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReviewPictureMutation, ReviewPictureMutationVariables>(ReviewPictureDocument, options);
      }
export type ReviewPictureMutationHookResult = ReturnType<typeof useReviewPictureMutation>;
export const ProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Products"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useProductsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProductsQuery, ProductsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProductsQuery, ProductsQueryVariables>(ProductsDocument, options);
      }
export function useProductsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProductsQuery, ProductsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProductsQuery, ProductsQueryVariables>(ProductsDocument, options);
        }
export type ProductsQueryHookResult = ReturnType<typeof useProductsQuery>;
export type ProductsLazyQueryHookResult = ReturnType<typeof useProductsLazyQuery>;
export const ProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Product"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useProductQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ProductQuery, ProductQueryVariables> & ({ variables: ProductQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProductQuery, ProductQueryVariables>(ProductDocument, options);
      }
export function useProductLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProductQuery, ProductQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProductQuery, ProductQueryVariables>(ProductDocument, options);
        }
export type ProductQueryHookResult = ReturnType<typeof useProductQuery>;
export type ProductLazyQueryHookResult = ReturnType<typeof useProductLazyQuery>;
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useAddProductMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddProductMutation, AddProductMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddProductMutation, AddProductMutationVariables>(AddProductDocument, options);
      }
export type AddProductMutationHookResult = ReturnType<typeof useAddProductMutation>;
export const EditProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useEditProductMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditProductMutation, EditProductMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditProductMutation, EditProductMutationVariables>(EditProductDocument, options);
      }
export type EditProductMutationHookResult = ReturnType<typeof useEditProductMutation>;
export const DeleteProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteProductMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteProductMutation, DeleteProductMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteProductMutation, DeleteProductMutationVariables>(DeleteProductDocument, options);
      }
export type DeleteProductMutationHookResult = ReturnType<typeof useDeleteProductMutation>;
export const ProgramsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"writes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousTokenEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export function useProgramsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProgramsQuery, ProgramsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProgramsQuery, ProgramsQueryVariables>(ProgramsDocument, options);
      }
export function useProgramsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProgramsQuery, ProgramsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProgramsQuery, ProgramsQueryVariables>(ProgramsDocument, options);
        }
export type ProgramsQueryHookResult = ReturnType<typeof useProgramsQuery>;
export type ProgramsLazyQueryHookResult = ReturnType<typeof useProgramsLazyQuery>;
export const AddProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProgramInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"program"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousTokenEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export function useAddProgramMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddProgramMutation, AddProgramMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddProgramMutation, AddProgramMutationVariables>(AddProgramDocument, options);
      }
export type AddProgramMutationHookResult = ReturnType<typeof useAddProgramMutation>;
export const EditProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditProgramInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousTokenEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export function useEditProgramMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditProgramMutation, EditProgramMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditProgramMutation, EditProgramMutationVariables>(EditProgramDocument, options);
      }
export type EditProgramMutationHookResult = ReturnType<typeof useEditProgramMutation>;
export const RenewProgramTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewProgramToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewProgramToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"program"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousTokenEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode;
export function useRenewProgramTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewProgramTokenMutation, RenewProgramTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewProgramTokenMutation, RenewProgramTokenMutationVariables>(RenewProgramTokenDocument, options);
      }
export type RenewProgramTokenMutationHookResult = ReturnType<typeof useRenewProgramTokenMutation>;
export const RevokeProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useRevokeProgramMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeProgramMutation, RevokeProgramMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeProgramMutation, RevokeProgramMutationVariables>(RevokeProgramDocument, options);
      }
export type RevokeProgramMutationHookResult = ReturnType<typeof useRevokeProgramMutation>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSiteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteDefaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSiteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeCallFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"actionPath"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeFormNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}},{"kind":"Field","name":{"kind":"Name","value":"answerDays"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"founded"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}}]}},{"kind":"Field","name":{"kind":"Name","value":"look"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stylesheet"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"crest"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"typeface"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlineSchoolUrl"}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"approvesEditors"}},{"kind":"Field","name":{"kind":"Name","value":"unsaidIsPublic"}},{"kind":"Field","name":{"kind":"Name","value":"asksYearly"}},{"kind":"Field","name":{"kind":"Name","value":"refusesTraining"}},{"kind":"Field","name":{"kind":"Name","value":"publicPixels"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"writeToPeople"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"hero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilitiesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"routine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"dayEnds"}},{"kind":"Field","name":{"kind":"Name","value":"lunchWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"}},{"kind":"Field","name":{"kind":"Name","value":"tuesday"}},{"kind":"Field","name":{"kind":"Name","value":"wednesday"}},{"kind":"Field","name":{"kind":"Name","value":"thursday"}},{"kind":"Field","name":{"kind":"Name","value":"friday"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostAsked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchHint"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"intake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SettingsQuery, SettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options);
      }
export function useSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SettingsQuery, SettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SettingsQuery, SettingsQueryVariables>(SettingsDocument, options);
        }
export type SettingsQueryHookResult = ReturnType<typeof useSettingsQuery>;
export type SettingsLazyQueryHookResult = ReturnType<typeof useSettingsLazyQuery>;
export const LookPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export function useLookPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LookPreviewQuery, LookPreviewQueryVariables> & ({ variables: LookPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LookPreviewQuery, LookPreviewQueryVariables>(LookPreviewDocument, options);
      }
export function useLookPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LookPreviewQuery, LookPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LookPreviewQuery, LookPreviewQueryVariables>(LookPreviewDocument, options);
        }
export type LookPreviewQueryHookResult = ReturnType<typeof useLookPreviewQuery>;
export type LookPreviewLazyQueryHookResult = ReturnType<typeof useLookPreviewLazyQuery>;
export const SchoolTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}}]}}]} as unknown as DocumentNode;
export function useSchoolTextsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SchoolTextsQuery, SchoolTextsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SchoolTextsQuery, SchoolTextsQueryVariables>(SchoolTextsDocument, options);
      }
export function useSchoolTextsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SchoolTextsQuery, SchoolTextsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SchoolTextsQuery, SchoolTextsQueryVariables>(SchoolTextsDocument, options);
        }
export type SchoolTextsQueryHookResult = ReturnType<typeof useSchoolTextsQuery>;
export type SchoolTextsLazyQueryHookResult = ReturnType<typeof useSchoolTextsLazyQuery>;
export const OfficeSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeSite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeCallFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"actionPath"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeFormNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}},{"kind":"Field","name":{"kind":"Name","value":"answerDays"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"founded"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}}]}},{"kind":"Field","name":{"kind":"Name","value":"look"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stylesheet"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"crest"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"typeface"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlineSchoolUrl"}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"approvesEditors"}},{"kind":"Field","name":{"kind":"Name","value":"unsaidIsPublic"}},{"kind":"Field","name":{"kind":"Name","value":"asksYearly"}},{"kind":"Field","name":{"kind":"Name","value":"refusesTraining"}},{"kind":"Field","name":{"kind":"Name","value":"publicPixels"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"writeToPeople"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"hero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilitiesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"routine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"dayEnds"}},{"kind":"Field","name":{"kind":"Name","value":"lunchWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"}},{"kind":"Field","name":{"kind":"Name","value":"tuesday"}},{"kind":"Field","name":{"kind":"Name","value":"wednesday"}},{"kind":"Field","name":{"kind":"Name","value":"thursday"}},{"kind":"Field","name":{"kind":"Name","value":"friday"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostAsked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchHint"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"intake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useOfficeSiteQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OfficeSiteQuery, OfficeSiteQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OfficeSiteQuery, OfficeSiteQueryVariables>(OfficeSiteDocument, options);
      }
export function useOfficeSiteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OfficeSiteQuery, OfficeSiteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OfficeSiteQuery, OfficeSiteQueryVariables>(OfficeSiteDocument, options);
        }
export type OfficeSiteQueryHookResult = ReturnType<typeof useOfficeSiteQuery>;
export type OfficeSiteLazyQueryHookResult = ReturnType<typeof useOfficeSiteLazyQuery>;
export const EditSiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditSiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeSiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeCallFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"actionPath"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeFormNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}},{"kind":"Field","name":{"kind":"Name","value":"answerDays"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"keptMonths"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeSiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}},{"kind":"Field","name":{"kind":"Name","value":"founded"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}}]}},{"kind":"Field","name":{"kind":"Name","value":"look"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stylesheet"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"crest"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"typeface"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlineSchoolUrl"}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"approvesEditors"}},{"kind":"Field","name":{"kind":"Name","value":"unsaidIsPublic"}},{"kind":"Field","name":{"kind":"Name","value":"asksYearly"}},{"kind":"Field","name":{"kind":"Name","value":"refusesTraining"}},{"kind":"Field","name":{"kind":"Name","value":"publicPixels"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"writeToPeople"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"hero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facilitiesTitle"}},{"kind":"Field","name":{"kind":"Name","value":"routine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"dayEnds"}},{"kind":"Field","name":{"kind":"Name","value":"lunchWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"}},{"kind":"Field","name":{"kind":"Name","value":"tuesday"}},{"kind":"Field","name":{"kind":"Name","value":"wednesday"}},{"kind":"Field","name":{"kind":"Name","value":"thursday"}},{"kind":"Field","name":{"kind":"Name","value":"friday"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostAsked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"wordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchHint"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"intake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scholarship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeCallFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeFormNoteFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useEditSiteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditSiteMutation, EditSiteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditSiteMutation, EditSiteMutationVariables>(EditSiteDocument, options);
      }
export type EditSiteMutationHookResult = ReturnType<typeof useEditSiteMutation>;
export const MissedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missedSearches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode;
export function useMissedSearchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MissedSearchesQuery, MissedSearchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MissedSearchesQuery, MissedSearchesQueryVariables>(MissedSearchesDocument, options);
      }
export function useMissedSearchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MissedSearchesQuery, MissedSearchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MissedSearchesQuery, MissedSearchesQueryVariables>(MissedSearchesDocument, options);
        }
export type MissedSearchesQueryHookResult = ReturnType<typeof useMissedSearchesQuery>;
export type MissedSearchesLazyQueryHookResult = ReturnType<typeof useMissedSearchesLazyQuery>;
export const OwnPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}}]}}]}}]} as unknown as DocumentNode;
export function useOwnPagesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnPagesQuery, OwnPagesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnPagesQuery, OwnPagesQueryVariables>(OwnPagesDocument, options);
      }
export function useOwnPagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnPagesQuery, OwnPagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnPagesQuery, OwnPagesQueryVariables>(OwnPagesDocument, options);
        }
export type OwnPagesQueryHookResult = ReturnType<typeof useOwnPagesQuery>;
export type OwnPagesLazyQueryHookResult = ReturnType<typeof useOwnPagesLazyQuery>;
export const AddPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}}]}}]}}]} as unknown as DocumentNode;
export function useAddPageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddPageMutation, AddPageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddPageMutation, AddPageMutationVariables>(AddPageDocument, options);
      }
export type AddPageMutationHookResult = ReturnType<typeof useAddPageMutation>;
export const AccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Accounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}},{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useAccountsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AccountsQuery, AccountsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountsQuery, AccountsQueryVariables>(AccountsDocument, options);
      }
export function useAccountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountsQuery, AccountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountsQuery, AccountsQueryVariables>(AccountsDocument, options);
        }
export type AccountsQueryHookResult = ReturnType<typeof useAccountsQuery>;
export type AccountsLazyQueryHookResult = ReturnType<typeof useAccountsLazyQuery>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}},{"kind":"Field","name":{"kind":"Name","value":"lastAdministrator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mayGrant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useAccountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AccountQuery, AccountQueryVariables> & ({ variables: AccountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountQuery, AccountQueryVariables>(AccountDocument, options);
      }
export function useAccountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountQuery, AccountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountQuery, AccountQueryVariables>(AccountDocument, options);
        }
export type AccountQueryHookResult = ReturnType<typeof useAccountQuery>;
export type AccountLazyQueryHookResult = ReturnType<typeof useAccountLazyQuery>;
export const AccountToDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountToDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"binned"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useAccountToDeleteQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AccountToDeleteQuery, AccountToDeleteQueryVariables> & ({ variables: AccountToDeleteQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountToDeleteQuery, AccountToDeleteQueryVariables>(AccountToDeleteDocument, options);
      }
export function useAccountToDeleteLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountToDeleteQuery, AccountToDeleteQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountToDeleteQuery, AccountToDeleteQueryVariables>(AccountToDeleteDocument, options);
        }
export type AccountToDeleteQueryHookResult = ReturnType<typeof useAccountToDeleteQuery>;
export type AccountToDeleteLazyQueryHookResult = ReturnType<typeof useAccountToDeleteLazyQuery>;
export const HeirsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Heirs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"EDITOR"},{"kind":"EnumValue","value":"ADMINISTRATOR"},{"kind":"EnumValue","value":"SUPERUSER"}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]} as unknown as DocumentNode;
export function useHeirsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HeirsQuery, HeirsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HeirsQuery, HeirsQueryVariables>(HeirsDocument, options);
      }
export function useHeirsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HeirsQuery, HeirsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HeirsQuery, HeirsQueryVariables>(HeirsDocument, options);
        }
export type HeirsQueryHookResult = ReturnType<typeof useHeirsQuery>;
export type HeirsLazyQueryHookResult = ReturnType<typeof useHeirsLazyQuery>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"heirId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepsName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"heirId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"heirId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepsName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepsName"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountDocument, options);
      }
export type DeleteAccountMutationHookResult = ReturnType<typeof useDeleteAccountMutation>;
export const GrantableRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrantableRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mayGrant"}}]}}]}}]} as unknown as DocumentNode;
export function useGrantableRolesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GrantableRolesQuery, GrantableRolesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GrantableRolesQuery, GrantableRolesQueryVariables>(GrantableRolesDocument, options);
      }
export function useGrantableRolesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GrantableRolesQuery, GrantableRolesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GrantableRolesQuery, GrantableRolesQueryVariables>(GrantableRolesDocument, options);
        }
export type GrantableRolesQueryHookResult = ReturnType<typeof useGrantableRolesQuery>;
export type GrantableRolesLazyQueryHookResult = ReturnType<typeof useGrantableRolesLazyQuery>;
export const AccountPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsStories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"galleries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useAccountPostsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AccountPostsQuery, AccountPostsQueryVariables> & ({ variables: AccountPostsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AccountPostsQuery, AccountPostsQueryVariables>(AccountPostsDocument, options);
      }
export function useAccountPostsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AccountPostsQuery, AccountPostsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AccountPostsQuery, AccountPostsQueryVariables>(AccountPostsDocument, options);
        }
export type AccountPostsQueryHookResult = ReturnType<typeof useAccountPostsQuery>;
export type AccountPostsLazyQueryHookResult = ReturnType<typeof useAccountPostsLazyQuery>;
export const PeopleWithAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleWithAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonWithAccount"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"more"},"name":{"kind":"Name","value":"profiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonWithAccount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonWithAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function usePeopleWithAccountsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PeopleWithAccountsQuery, PeopleWithAccountsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PeopleWithAccountsQuery, PeopleWithAccountsQueryVariables>(PeopleWithAccountsDocument, options);
      }
export function usePeopleWithAccountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PeopleWithAccountsQuery, PeopleWithAccountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PeopleWithAccountsQuery, PeopleWithAccountsQueryVariables>(PeopleWithAccountsDocument, options);
        }
export type PeopleWithAccountsQueryHookResult = ReturnType<typeof usePeopleWithAccountsQuery>;
export type PeopleWithAccountsLazyQueryHookResult = ReturnType<typeof usePeopleWithAccountsLazyQuery>;
export const SetProfileAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProfileAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProfileAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useSetProfileAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetProfileAccountMutation, SetProfileAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetProfileAccountMutation, SetProfileAccountMutationVariables>(SetProfileAccountDocument, options);
      }
export type SetProfileAccountMutationHookResult = ReturnType<typeof useSetProfileAccountMutation>;
export const AddAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode;
export function useAddAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddAccountMutation, AddAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddAccountMutation, AddAccountMutationVariables>(AddAccountDocument, options);
      }
export type AddAccountMutationHookResult = ReturnType<typeof useAddAccountMutation>;
export const EndAccountSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAccountSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useEndAccountSessionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndAccountSessionsMutation, EndAccountSessionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndAccountSessionsMutation, EndAccountSessionsMutationVariables>(EndAccountSessionsDocument, options);
      }
export type EndAccountSessionsMutationHookResult = ReturnType<typeof useEndAccountSessionsMutation>;
export const ResetAccountSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetAccountSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}}]}}]}}]} as unknown as DocumentNode;
export function useResetAccountSecondStepMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetAccountSecondStepMutation, ResetAccountSecondStepMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetAccountSecondStepMutation, ResetAccountSecondStepMutationVariables>(ResetAccountSecondStepDocument, options);
      }
export type ResetAccountSecondStepMutationHookResult = ReturnType<typeof useResetAccountSecondStepMutation>;
export const InviteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode;
export function useInviteAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteAccountMutation, InviteAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteAccountMutation, InviteAccountMutationVariables>(InviteAccountDocument, options);
      }
export type InviteAccountMutationHookResult = ReturnType<typeof useInviteAccountMutation>;
export const AccountPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode;
export function useAccountPasswordLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AccountPasswordLinkMutation, AccountPasswordLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AccountPasswordLinkMutation, AccountPasswordLinkMutationVariables>(AccountPasswordLinkDocument, options);
      }
export type AccountPasswordLinkMutationHookResult = ReturnType<typeof useAccountPasswordLinkMutation>;
export const SetAccountRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAccountRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}},{"kind":"Field","name":{"kind":"Name","value":"lastAdministrator"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useSetAccountRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAccountRoleMutation, SetAccountRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAccountRoleMutation, SetAccountRoleMutationVariables>(SetAccountRoleDocument, options);
      }
export type SetAccountRoleMutationHookResult = ReturnType<typeof useSetAccountRoleMutation>;
export const SetAccountSuspendedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAccountSuspended"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspend"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspend"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspend"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}},{"kind":"Field","name":{"kind":"Name","value":"lastAdministrator"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canAdminister"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode;
export function useSetAccountSuspendedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAccountSuspendedMutation, SetAccountSuspendedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAccountSuspendedMutation, SetAccountSuspendedMutationVariables>(SetAccountSuspendedDocument, options);
      }
export type SetAccountSuspendedMutationHookResult = ReturnType<typeof useSetAccountSuspendedMutation>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"offSince"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}}]} as unknown as DocumentNode;
export function useWebhooksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
      }
export function useWebhooksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
export type WebhooksQueryHookResult = ReturnType<typeof useWebhooksQuery>;
export type WebhooksLazyQueryHookResult = ReturnType<typeof useWebhooksLazyQuery>;
export const AddWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useAddWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddWebhookMutation, AddWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddWebhookMutation, AddWebhookMutationVariables>(AddWebhookDocument, options);
      }
export type AddWebhookMutationHookResult = ReturnType<typeof useAddWebhookMutation>;
export const EditWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"offSince"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}}]} as unknown as DocumentNode;
export function useEditWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditWebhookMutation, EditWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditWebhookMutation, EditWebhookMutationVariables>(EditWebhookDocument, options);
      }
export type EditWebhookMutationHookResult = ReturnType<typeof useEditWebhookMutation>;
export const RenewWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useRenewWebhookSecretMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>(RenewWebhookSecretDocument, options);
      }
export type RenewWebhookSecretMutationHookResult = ReturnType<typeof useRenewWebhookSecretMutation>;
export const SwitchWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"offSince"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}}]} as unknown as DocumentNode;
export function useSwitchWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SwitchWebhookMutation, SwitchWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SwitchWebhookMutation, SwitchWebhookMutationVariables>(SwitchWebhookDocument, options);
      }
export type SwitchWebhookMutationHookResult = ReturnType<typeof useSwitchWebhookMutation>;
export const TryWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"offSince"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}}]} as unknown as DocumentNode;
export function useTryWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TryWebhookMutation, TryWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TryWebhookMutation, TryWebhookMutationVariables>(TryWebhookDocument, options);
      }
export type TryWebhookMutationHookResult = ReturnType<typeof useTryWebhookMutation>;
export const ResendDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}}]}}]} as unknown as DocumentNode;
export function useResendDeliveryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendDeliveryMutation, ResendDeliveryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendDeliveryMutation, ResendDeliveryMutationVariables>(ResendDeliveryDocument, options);
      }
export type ResendDeliveryMutationHookResult = ReturnType<typeof useResendDeliveryMutation>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWebhookMutation, DeleteWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);
      }
export type DeleteWebhookMutationHookResult = ReturnType<typeof useDeleteWebhookMutation>;
export const TeachersToChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeachersToChoose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"EnumValue","value":"TEACHERS"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useTeachersToChooseQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TeachersToChooseQuery, TeachersToChooseQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TeachersToChooseQuery, TeachersToChooseQueryVariables>(TeachersToChooseDocument, options);
      }
export function useTeachersToChooseLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TeachersToChooseQuery, TeachersToChooseQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TeachersToChooseQuery, TeachersToChooseQueryVariables>(TeachersToChooseDocument, options);
        }
export type TeachersToChooseQueryHookResult = ReturnType<typeof useTeachersToChooseQuery>;
export type TeachersToChooseLazyQueryHookResult = ReturnType<typeof useTeachersToChooseLazyQuery>;
export const SchoolDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolDateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolDateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useSchoolDateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SchoolDateQuery, SchoolDateQueryVariables> & ({ variables: SchoolDateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SchoolDateQuery, SchoolDateQueryVariables>(SchoolDateDocument, options);
      }
export function useSchoolDateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SchoolDateQuery, SchoolDateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SchoolDateQuery, SchoolDateQueryVariables>(SchoolDateDocument, options);
        }
export type SchoolDateQueryHookResult = ReturnType<typeof useSchoolDateQuery>;
export type SchoolDateLazyQueryHookResult = ReturnType<typeof useSchoolDateLazyQuery>;
export const AddSchoolDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSchoolDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSchoolDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSchoolDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolDateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolDateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useAddSchoolDateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddSchoolDateMutation, AddSchoolDateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddSchoolDateMutation, AddSchoolDateMutationVariables>(AddSchoolDateDocument, options);
      }
export type AddSchoolDateMutationHookResult = ReturnType<typeof useAddSchoolDateMutation>;
export const EditSchoolDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSchoolDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditSchoolDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSchoolDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolDateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolDateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useEditSchoolDateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditSchoolDateMutation, EditSchoolDateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditSchoolDateMutation, EditSchoolDateMutationVariables>(EditSchoolDateDocument, options);
      }
export type EditSchoolDateMutationHookResult = ReturnType<typeof useEditSchoolDateMutation>;
export const DeleteSchoolDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSchoolDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSchoolDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteSchoolDateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteSchoolDateMutation, DeleteSchoolDateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteSchoolDateMutation, DeleteSchoolDateMutationVariables>(DeleteSchoolDateDocument, options);
      }
export type DeleteSchoolDateMutationHookResult = ReturnType<typeof useDeleteSchoolDateMutation>;
export const CopySchoolYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopySchoolYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copySchoolYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"years"}}]}}]}}]} as unknown as DocumentNode;
export function useCopySchoolYearMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CopySchoolYearMutation, CopySchoolYearMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CopySchoolYearMutation, CopySchoolYearMutationVariables>(CopySchoolYearDocument, options);
      }
export type CopySchoolYearMutationHookResult = ReturnType<typeof useCopySchoolYearMutation>;
export const RepeatEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventOfSeries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventOfSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode;
export function useRepeatEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RepeatEventMutation, RepeatEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RepeatEventMutation, RepeatEventMutationVariables>(RepeatEventDocument, options);
      }
export type RepeatEventMutationHookResult = ReturnType<typeof useRepeatEventMutation>;
export const EditEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}},"defaultValue":{"kind":"EnumValue","value":"EN"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"also"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenEvent"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"also"},"value":{"kind":"Variable","name":{"kind":"Name","value":"also"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventAlone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"described"}},{"kind":"Field","name":{"kind":"Name","value":"focus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldBack"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingChangeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentBackFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PendingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentBackFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"allDay"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventTranslation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureAlt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventAlone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventLine"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnedFields"}}]}}]} as unknown as DocumentNode;
export function useEditEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EditEventsMutation, EditEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EditEventsMutation, EditEventsMutationVariables>(EditEventsDocument, options);
      }
export type EditEventsMutationHookResult = ReturnType<typeof useEditEventsMutation>;
export const DeleteEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"also"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenEvent"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"also"},"value":{"kind":"Variable","name":{"kind":"Name","value":"also"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useDeleteEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEventsMutation, DeleteEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEventsMutation, DeleteEventsMutationVariables>(DeleteEventsDocument, options);
      }
export type DeleteEventsMutationHookResult = ReturnType<typeof useDeleteEventsMutation>;
export const RestoreEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"also"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenEvent"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"also"},"value":{"kind":"Variable","name":{"kind":"Name","value":"also"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventOfSeries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventOfSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode;
export function useRestoreEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEventsMutation, RestoreEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEventsMutation, RestoreEventsMutationVariables>(RestoreEventsDocument, options);
      }
export type RestoreEventsMutationHookResult = ReturnType<typeof useRestoreEventsMutation>;
export const OwnGalleriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnGalleries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"own"},"name":{"kind":"Name","value":"galleries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GalleryToMoveTo"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"newest"},"name":{"kind":"Name","value":"galleries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GalleryToMoveTo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GalleryToMoveTo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Gallery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode;
export function useOwnGalleriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OwnGalleriesQuery, OwnGalleriesQueryVariables> & ({ variables: OwnGalleriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnGalleriesQuery, OwnGalleriesQueryVariables>(OwnGalleriesDocument, options);
      }
export function useOwnGalleriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnGalleriesQuery, OwnGalleriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnGalleriesQuery, OwnGalleriesQueryVariables>(OwnGalleriesDocument, options);
        }
export type OwnGalleriesQueryHookResult = ReturnType<typeof useOwnGalleriesQuery>;
export type OwnGalleriesLazyQueryHookResult = ReturnType<typeof useOwnGalleriesLazyQuery>;
export const EventsToShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventsToShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chosen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"over"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"when"},"value":{"kind":"EnumValue","value":"PAST"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventToShow"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"coming"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventToShow"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chosen"},"name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chosen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventToShow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventToShow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode;
export function useEventsToShowQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventsToShowQuery, EventsToShowQueryVariables> & ({ variables: EventsToShowQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventsToShowQuery, EventsToShowQueryVariables>(EventsToShowDocument, options);
      }
export function useEventsToShowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventsToShowQuery, EventsToShowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventsToShowQuery, EventsToShowQueryVariables>(EventsToShowDocument, options);
        }
export type EventsToShowQueryHookResult = ReturnType<typeof useEventsToShowQuery>;
export type EventsToShowLazyQueryHookResult = ReturnType<typeof useEventsToShowLazyQuery>;
export const UploadDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode;
export function useUploadDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UploadDocumentMutation, UploadDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UploadDocumentMutation, UploadDocumentMutationVariables>(UploadDocumentDocument, options);
      }
export type UploadDocumentMutationHookResult = ReturnType<typeof useUploadDocumentMutation>;
export const PageTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageFact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceTableFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageTranslation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"pageIntro"}},{"kind":"Field","name":{"kind":"Name","value":"pageText"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceTableFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictureAlt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode;
export function usePageTranslationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PageTranslationsQuery, PageTranslationsQueryVariables> & ({ variables: PageTranslationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PageTranslationsQuery, PageTranslationsQueryVariables>(PageTranslationsDocument, options);
      }
export function usePageTranslationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PageTranslationsQuery, PageTranslationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PageTranslationsQuery, PageTranslationsQueryVariables>(PageTranslationsDocument, options);
        }
export type PageTranslationsQueryHookResult = ReturnType<typeof usePageTranslationsQuery>;
export type PageTranslationsLazyQueryHookResult = ReturnType<typeof usePageTranslationsLazyQuery>;
export const OrderProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderProfiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profiles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"profiles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profiles"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode;
export function useOrderProfilesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OrderProfilesMutation, OrderProfilesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OrderProfilesMutation, OrderProfilesMutationVariables>(OrderProfilesDocument, options);
      }
export type OrderProfilesMutationHookResult = ReturnType<typeof useOrderProfilesMutation>;
export const ArticleTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"withChange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleTranslation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"pictureAlt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode;
export function useArticleTranslationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ArticleTranslationsQuery, ArticleTranslationsQueryVariables> & ({ variables: ArticleTranslationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArticleTranslationsQuery, ArticleTranslationsQueryVariables>(ArticleTranslationsDocument, options);
      }
export function useArticleTranslationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArticleTranslationsQuery, ArticleTranslationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArticleTranslationsQuery, ArticleTranslationsQueryVariables>(ArticleTranslationsDocument, options);
        }
export type ArticleTranslationsQueryHookResult = ReturnType<typeof useArticleTranslationsQuery>;
export type ArticleTranslationsLazyQueryHookResult = ReturnType<typeof useArticleTranslationsLazyQuery>;
export const EventTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"withChange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventTranslation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureAlt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode;
export function useEventTranslationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventTranslationsQuery, EventTranslationsQueryVariables> & ({ variables: EventTranslationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventTranslationsQuery, EventTranslationsQueryVariables>(EventTranslationsDocument, options);
      }
export function useEventTranslationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventTranslationsQuery, EventTranslationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventTranslationsQuery, EventTranslationsQueryVariables>(EventTranslationsDocument, options);
        }
export type EventTranslationsQueryHookResult = ReturnType<typeof useEventTranslationsQuery>;
export type EventTranslationsLazyQueryHookResult = ReturnType<typeof useEventTranslationsLazyQuery>;
export const NewsStoryTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsStoryTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"newsStory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"withChange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsStoryTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsStoryTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsStoryTranslation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"pictureAlt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode;
export function useNewsStoryTranslationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NewsStoryTranslationsQuery, NewsStoryTranslationsQueryVariables> & ({ variables: NewsStoryTranslationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NewsStoryTranslationsQuery, NewsStoryTranslationsQueryVariables>(NewsStoryTranslationsDocument, options);
      }
export function useNewsStoryTranslationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NewsStoryTranslationsQuery, NewsStoryTranslationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NewsStoryTranslationsQuery, NewsStoryTranslationsQueryVariables>(NewsStoryTranslationsDocument, options);
        }
export type NewsStoryTranslationsQueryHookResult = ReturnType<typeof useNewsStoryTranslationsQuery>;
export type NewsStoryTranslationsLazyQueryHookResult = ReturnType<typeof useNewsStoryTranslationsLazyQuery>;
export const SchoolClassTranslationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolClassTranslations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"schoolClass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"withChange"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withChange"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolClassTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolClassTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolClassTranslation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"pictureAlt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode;
export function useSchoolClassTranslationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SchoolClassTranslationsQuery, SchoolClassTranslationsQueryVariables> & ({ variables: SchoolClassTranslationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SchoolClassTranslationsQuery, SchoolClassTranslationsQueryVariables>(SchoolClassTranslationsDocument, options);
      }
export function useSchoolClassTranslationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SchoolClassTranslationsQuery, SchoolClassTranslationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SchoolClassTranslationsQuery, SchoolClassTranslationsQueryVariables>(SchoolClassTranslationsDocument, options);
        }
export type SchoolClassTranslationsQueryHookResult = ReturnType<typeof useSchoolClassTranslationsQuery>;
export type SchoolClassTranslationsLazyQueryHookResult = ReturnType<typeof useSchoolClassTranslationsLazyQuery>;
