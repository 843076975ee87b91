/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** A new article. All content fields are required. */
export type AddArticleInput = {
  /** Body of the article. */
  detail: string;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Main picture. */
  picture: PictureInput;
  /** State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, and the picture may be `{}`. */
  publication?: PublicationInput | null | undefined;
  /** Headline. Plain text of 1 to 200 characters. */
  title: string;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<ArticleTranslationInput>;
};

/** A new event. Title, date, location and description are required. */
export type AddEventInput = {
  /** True if the event lasts whole days. It then starts at the beginning of its first day and ends at the beginning of the day after its last, in the school's time zone. */
  allDay?: boolean;
  /** Audience, such as Forms 3 and 4; null for everyone. Plain text of at most 100 characters. */
  audience?: string | null | undefined;
  /** True if the event is cancelled. */
  cancelled?: boolean;
  /** Maximum number of people, 1 to 100,000; null if unlimited. */
  capacity?: number | null | undefined;
  /** Start time, ISO 8601. */
  date: string;
  /** Description. */
  description: string;
  /** End time, ISO 8601, at most 92 days after the start; null if unknown. */
  endDate?: string | null | undefined;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Location. Plain text of 1 to 200 characters. */
  location: string;
  /** Main picture. */
  picture?: PictureInput | null | undefined;
  /** State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, and the picture may be `{}`. */
  publication?: PublicationInput | null | undefined;
  /** Event title. Plain text of 1 to 200 characters. */
  title: string;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<EventTranslationInput>;
};

/** A new gallery. Name, description and cover are required; pictures are PNG or JPEG. */
export type AddGalleryInput = {
  /** True if the gallery is archived: taken down, and seen only by those who may edit it. 0 or 1 in REST. */
  archive?: boolean;
  /** Short description. Plain text of 1 to 2000 characters. */
  description: string;
  /** ID of the event that the gallery shows; null if there is none. Each links to the other while both are public. */
  eventId?: number | null | undefined;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Gallery name. Plain text of 1 to 200 characters. */
  name: string;
  /** Main picture. */
  picture: PictureInput;
  /** State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, and the picture may be `{}`. */
  publication?: PublicationInput | null | undefined;
};

/** A new story. All content fields are required. */
export type AddNewsStoryInput = {
  /** Body of the story. */
  detail: string;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Main picture. */
  picture: PictureInput;
  /** State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, and the picture may be `{}`. */
  publication?: PublicationInput | null | undefined;
  /** Headline. Plain text of 1 to 200 characters. */
  title: string;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<NewsStoryTranslationInput>;
};

/** A new profile. All content fields are required. */
export type AddProfileInput = {
  /** Biography. */
  bio: string;
  /** Group in which the person is shown. */
  group: ProfileGroup;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** The person's name, with title. Plain text of 1 to 120 characters. */
  name: string;
  /** Main picture. */
  picture: PictureInput;
  /** The person's position. Plain text of 1 to 160 characters. */
  position: string;
  /** State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, and the picture may be `{}`. */
  publication?: PublicationInput | null | undefined;
};

/** A new class. Title, year and note are required. */
export type AddSchoolClassInput = {
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Note for families, such as the timetable. */
  note: string;
  /** Main picture. */
  picture?: PictureInput | null | undefined;
  /** State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, and the picture may be `{}`. */
  publication?: PublicationInput | null | undefined;
  /** Room; null if unknown. Plain text of at most 200 characters. */
  room?: string | null | undefined;
  /** ID of the second class teacher's profile; null if there is none. */
  secondTeacherId?: number | null | undefined;
  /** ID of the class teacher's profile; null if there is none. */
  teacherId?: number | null | undefined;
  /** Name, such as Form 3 East. Plain text of 1 to 100 characters. */
  title: string;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<SchoolClassTranslationInput>;
  /** Year of school, from 0, which is Reception, to 7. */
  year: number;
};

/** How the office answered a submission. */
export type AnsweredHow =
  /** A conversation in person, or a note. */
  | 'IN_PERSON'
  /** An email. */
  | 'MAIL'
  /** A telephone call. */
  | 'TELEPHONE';

/** Texts of an article in a language other than the original's. */
export type ArticleTranslationInput = {
  /** Body of the article. */
  detail: string;
  /** True if it is up to date with the original. False once only the original has changed. */
  isCurrent?: boolean;
  /** True if visitors can read it. Until then texts may be missing, and only the item's editors see it. */
  isReady?: boolean;
  /** Target language. */
  language: Language;
  /** Alt text of at most 300 characters; empty to use the original's. */
  pictureAlt?: string;
  /** Headline. Plain text of 1 to 200 characters. */
  title: string;
};

/** A person who wants to attend, with the number of guests. */
export type AttendEventInput = {
  /** Contact address of the attendee; empty if they told the office none. An email address of at most 254 characters. */
  email: string;
  /** Number of guests, 0 to 10. */
  guests?: number;
  /** A key for this submission, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Repeated with the same content, it is stored once and gets the same response; with different content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** Language in which they read the site; mails to them use it. */
  language?: Language;
  /** Name of the attendee. Plain text of 1 to 100 characters. */
  name: string;
  /** Honeypot: leave it empty. Only bots fill it in. */
  website?: string | null | undefined;
};

/** State of a registration. */
export type AttendanceState =
  /** Registered. */
  | 'CONFIRMED'
  /** Not confirmed yet: they were mailed a link to confirm. A place is held for them until `heldUntil`. */
  | 'HELD'
  /** Waitlisted: all places are taken. */
  | 'WAITING';

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

/** Changes to an article. Omitted fields are unchanged. */
export type EditArticleInput = {
  /** Body of the article. */
  detail?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** New publication state. Omit to keep the current one. With DRAFT, texts may be empty. */
  publication?: PublicationInput | null | undefined;
  /** Headline. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<ArticleTranslationInput> | null | undefined;
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

/** Changes to a picture of a gallery. Omitted fields are unchanged. */
export type EditGalleryImageInput = {
  /** Caption of the picture. Plain text of at most 500 characters; may be empty. */
  caption?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** New position in the gallery, starting at 1. The pictures after it shift accordingly. */
  place?: number | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a gallery. Omitted fields are unchanged. */
export type EditGalleryInput = {
  /** True if the gallery is archived: taken down, and seen only by those who may edit it. 0 or 1 in REST. */
  archive?: boolean | null | undefined;
  /** Short description. Plain text of 1 to 2000 characters. */
  description?: string | null | undefined;
  /** ID of the event that the gallery shows; null if there is none. Each links to the other while both are public. */
  eventId?: number | null | undefined;
  /** Gallery name. Plain text of 1 to 200 characters. */
  name?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** New publication state. Omit to keep the current one. With DRAFT, texts may be empty. */
  publication?: PublicationInput | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a story. Omitted fields are unchanged. */
export type EditNewsStoryInput = {
  /** Body of the story. */
  detail?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** New publication state. Omit to keep the current one. With DRAFT, texts may be empty. */
  publication?: PublicationInput | null | undefined;
  /** Headline. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<NewsStoryTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a page. Omitted fields are unchanged. */
export type EditPageInput = {
  /** Files to download, in display order, at most 40. */
  documents?: Array<PageDocumentInput> | null | undefined;
  /** Key facts, in display order. At most 20. */
  facts?: Array<PageFactInput> | null | undefined;
  /** Introduction; may be empty. */
  pageIntro?: string | null | undefined;
  /** Main text, before the first section; may be empty. */
  pageText?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** Price tables, in display order. At most 10. */
  prices?: Array<PriceTableInput> | null | undefined;
  /** Related pages, in display order. At most 8. */
  related?: Array<SiteLinkInput> | null | undefined;
  /** Sections with headings, in display order. At most 40. */
  sections?: Array<PageSectionInput> | null | undefined;
  /** Small label over the heading. Plain text of at most 60 characters; may be empty. */
  tag?: string | null | undefined;
  /** Heading. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<PageTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a profile. Omitted fields are unchanged. */
export type EditProfileInput = {
  /** Biography. */
  bio?: string | null | undefined;
  /** Group in which the person is shown. */
  group?: ProfileGroup | null | undefined;
  /** The person's name, with title. Plain text of 1 to 120 characters. */
  name?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** The person's position. Plain text of 1 to 160 characters. */
  position?: string | null | undefined;
  /** New publication state. Omit to keep the current one. With DRAFT, texts may be empty. */
  publication?: PublicationInput | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
};

/** Changes to a class. Omitted fields are unchanged. */
export type EditSchoolClassInput = {
  /** Note for families, such as the timetable. */
  note?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it if the picture is optional. */
  picture?: PictureInput | null | undefined;
  /** New publication state. Omit to keep the current one. With DRAFT, texts may be empty. */
  publication?: PublicationInput | null | undefined;
  /** Room; null if unknown. Plain text of at most 200 characters. */
  room?: string | null | undefined;
  /** ID of the second class teacher's profile; null if there is none. */
  secondTeacherId?: number | null | undefined;
  /** ID of the class teacher's profile; null if there is none. */
  teacherId?: number | null | undefined;
  /** Name, such as Form 3 East. Plain text of 1 to 100 characters. */
  title?: string | null | undefined;
  /** Translations, at most one per language. Only those who may edit the item see unfinished ones. */
  translations?: Array<SchoolClassTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others changed since keep their values unless this edit changes them too, which is a CONFLICT; for types without versions to compare, any change since is one. If omitted, the last save wins. */
  version?: number | null | undefined;
  /** Year of school, from 0, which is Reception, to 7. */
  year?: number | null | undefined;
};

/** Changes to a user's profile. Omitted fields are unchanged. */
export type EditUserInput = {
  /** Instagram profile: an http(s) address or a user name. Plain text of at most 200 characters; may be empty. */
  instagram?: string | null | undefined;
  /** LinkedIn profile: an http(s) address or a user name. Plain text of at most 200 characters; may be empty. */
  linkedIn?: string | null | undefined;
  /** Name shown in bylines. Plain text of 1 to 100 characters. */
  name?: string | null | undefined;
  /** New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it. */
  picture?: PictureInput | null | undefined;
  /** Telephone number. Plain text of at most 40 characters; may be empty. */
  telephone?: string | null | undefined;
  /** Twitter profile: an http(s) address or a user name. Plain text of at most 200 characters; may be empty. */
  twitter?: string | null | undefined;
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

/** A form that families send to the school. */
export type FormName =
  /** A child's absence from school. */
  | 'ABSENCE'
  /** An application to enrol a child. */
  | 'APPLICATION'
  /** A message. */
  | 'ENQUIRY';

/** A picture for a gallery, PNG or JPEG, with its caption. */
export type GalleryImageInput = {
  /** Caption. Plain text of at most 500 characters; may be empty. */
  caption?: string | null | undefined;
  /** A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If the same account repeats the request within 40 days, nothing is added and the item is returned. With different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: `stored` is the current item, null if it was deleted. */
  idempotencyKey?: string | null | undefined;
  /** Picture. */
  picture: PictureInput;
};

/** Result of a health check. */
export type HealthState =
  /** Healthy. */
  | 'GOOD'
  /** Action is needed: see `todo`. */
  | 'LOOK'
  /** Information only: no action is needed. */
  | 'NOTE';

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

/** Texts of a story in a language other than the original's. */
export type NewsStoryTranslationInput = {
  /** Body of the story. */
  detail: string;
  /** True if it is up to date with the original. False once only the original has changed. */
  isCurrent?: boolean;
  /** True if visitors can read it. Until then texts may be missing, and only the item's editors see it. */
  isReady?: boolean;
  /** Target language. */
  language: Language;
  /** Alt text of at most 300 characters; empty to use the original's. */
  pictureAlt?: string;
  /** Headline. Plain text of 1 to 200 characters. */
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

/** A file to download from a page. */
export type PageDocumentInput = {
  /** The `name` of an uploaded document. Plain text of 1 to 200 characters. */
  name: string;
  /** Title. Plain text of 1 to 120 characters. */
  title: string;
};

/** A key fact, such as when the gate opens. */
export type PageFactInput = {
  /** Subject. Plain text of 1 to 80 characters. */
  term: string;
  /** Value. Plain text of at most 300 characters; may be empty. */
  value: string;
};

/** A section of a page: a heading and the text below it. */
export type PageSectionInput = {
  /** Fragment of its address, after `#`, such as `shoes`; unique within the page. Send an empty one for a new section: it is then made from the heading, and stays when the heading is edited, so that links keep working. */
  anchor?: string;
  /** Heading. Plain text of 1 to 120 characters. */
  heading: string;
  /** Text; may be empty. */
  text: string;
};

/** Texts of a page in a language other than the original's. */
export type PageTranslationInput = {
  /** Key facts, in display order. At most 20. */
  facts: Array<PageFactInput>;
  /** True if it is up to date with the original. False once only the original has changed. */
  isCurrent?: boolean;
  /** True if visitors can read it. Until then texts may be missing, and only the item's editors see it. */
  isReady?: boolean;
  /** Target language. */
  language: Language;
  /** Introduction; may be empty. */
  pageIntro: string;
  /** Main text, before the first section; may be empty. */
  pageText: string;
  /** Alt text of at most 300 characters; empty to use the original's. */
  pictureAlt?: string;
  /** Price tables, in display order. At most 10. */
  prices: Array<PriceTableInput>;
  /** Sections with headings, in display order. At most 40. */
  sections: Array<PageSectionInput>;
  /** Small label over the heading. Plain text of at most 60 characters; may be empty. */
  tag: string;
  /** Heading. Plain text of 1 to 200 characters. */
  title: string;
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

/** A price. */
export type PriceInput = {
  /** Amount, with the currency. Plain text of 1 to 60 characters. */
  amount: string;
  /** Period or unit, such as `a term`. Plain text of at most 60 characters; may be empty. */
  per: string;
  /** Item or service. Plain text of 1 to 120 characters. */
  what: string;
};

/** A table of related prices. */
export type PriceTableInput = {
  /** Prices in display order, at most 40. */
  prices: Array<PriceInput>;
  /** Heading of the table. Plain text of 1 to 120 characters. */
  title: string;
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

/** Texts of a class in a language other than the original's. */
export type SchoolClassTranslationInput = {
  /** True if it is up to date with the original. False once only the original has changed. */
  isCurrent?: boolean;
  /** True if visitors can read it. Until then texts may be missing, and only the item's editors see it. */
  isReady?: boolean;
  /** Target language. */
  language: Language;
  /** Note for families, such as the timetable. */
  note: string;
  /** Alt text of at most 300 characters; empty to use the original's. */
  pictureAlt?: string;
  /** Room; null if unknown. Plain text of at most 200 characters. */
  room?: string | null | undefined;
  /** Name, such as Form 3 East. Plain text of 1 to 100 characters. */
  title: string;
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

/** Kind of a search result. */
export type SearchKind =
  /** A blog post. */
  | 'ARTICLE'
  /** A page about the school. */
  | 'CONTENT_PAGE'
  /** An event. */
  | 'EVENT'
  /** A photo gallery. */
  | 'GALLERY'
  /** A news story. */
  | 'NEWS_STORY'
  /** A person at the school. */
  | 'PROFILE'
  /** A class of the school. */
  | 'SCHOOL_CLASS'
  /** A screen that is not about a single item: a list or a form. */
  | 'SCREEN';

/** An application to enrol a child in the next calendar year. */
export type SendApplicationInput = {
  /** Child's date of birth, less than 20 years ago; null if not given. */
  birthDate?: string | null | undefined;
  /** Child's name. Plain text of 1 to 100 characters. */
  childName: string;
  /** Reply address. An email address of at most 254 characters. */
  email: string;
  /** A key for this submission, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Repeated with the same content, it is stored once and gets the same response; with different content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** Language in which they read the site; mails to them use it. */
  language?: Language;
  /** Message from the parent. Plain text of 1 to 5000 characters. */
  message: string;
  /** Parent's name. Plain text of 1 to 100 characters. */
  parentName: string;
  /** Parent's telephone number. Plain text of 1 to 40 characters. */
  phone: string;
  /** Honeypot: leave it empty. Only bots fill it in. */
  website?: string | null | undefined;
};

/** A message to the school. */
export type SendEnquiryInput = {
  /** A key for this submission, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Repeated with the same content, it is stored once and gets the same response; with different content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** Message. Plain text of 1 to 5000 characters. */
  inquiry: string;
  /** Language in which they read the site; mails to them use it. */
  language?: Language;
  /** Page from which it was sent, such as Inquiry. Plain text of at most 100 characters; may be empty. */
  pageName: string;
  /** Class or person that it is for, as a key of `recipient`; null for the school. Plain text of at most 20 characters. */
  recipient?: string | null | undefined;
  /** Reply address. An email address of at most 254 characters. */
  senderEmail: string;
  /** Sender's name. Plain text of 1 to 100 characters. */
  senderName: string;
  /** Telephone number. Plain text of 1 to 40 characters. */
  senderPhone: string;
  /** Honeypot: leave it empty. Only bots fill it in. */
  website?: string | null | undefined;
};

/** A link to a page of this site. */
export type SiteLinkInput = {
  /** Target path. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
  /** Link text. Plain text of at most 60 characters; may be empty. */
  title: string;
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

/** Filter for events. An event is upcoming until it ends, or until two hours after its start if it has no end time. */
export type When =
  /** Upcoming events, earliest first; then past events, latest first. */
  | 'ALL'
  /** Past events, latest first. */
  | 'PAST'
  /** Upcoming events, earliest first. */
  | 'UPCOMING';

export type CurrentNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentNoticesQuery = { __typename: 'Query', currentNotices: Array<{ __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number }> };

export type WithdrawnPicturesQueryVariables = Exact<{
  names: Array<string> | string;
}>;


export type WithdrawnPicturesQuery = { __typename: 'Query', withdrawnPictures: Array<string> };

export type CallToActionFieldsFragment = { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type SiteQueryVariables = Exact<{
  language: Language;
}>;


export type SiteQuery = { __typename: 'Query', site: { __typename: 'SiteInfo', id: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, footerText: string, facilitiesTitle: string, languages: Array<Language>, searchHint: string, writeToPeople: boolean, unwrittenPages: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, look: { __typename: 'Look', version: string | null, stylesheet: string | null, frame: Array<string>, isChosen: boolean, crest: string, typeface: string, picture: { __typename: 'Picture', url: string } | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuGroups: Array<{ __typename: 'MenuGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string } } };

export type ViewerFieldsFragment = { __typename: 'Viewer', id: number | null, name: string | null, email: string | null, role: Role, mustChangePassword: boolean, mustAddSecondFactor: boolean, handsIn: boolean, may: Array<string> };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
  trust?: boolean | null | undefined;
}>;


export type LoginMutation = { __typename: 'Mutation', login: { __typename: 'SessionGrant', accessToken: string, viewer: { __typename: 'Viewer', id: number | null, name: string | null, email: string | null, role: Role, mustChangePassword: boolean, mustAddSecondFactor: boolean, handsIn: boolean, may: Array<string> } } };

export type RefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMutation = { __typename: 'Mutation', refresh: { __typename: 'SessionGrant', accessToken: string, viewer: { __typename: 'Viewer', id: number | null, name: string | null, email: string | null, role: Role, mustChangePassword: boolean, mustAddSecondFactor: boolean, handsIn: boolean, may: Array<string> } } };

export type LogoutMutationVariables = Exact<{
  forget?: boolean | null | undefined;
}>;


export type LogoutMutation = { __typename: 'Mutation', logout: { __typename: 'Removed', count: number } };

export type SuggestionsQueryVariables = Exact<{
  language: Language;
  q: string;
}>;


export type SuggestionsQuery = { __typename: 'Query', search: { __typename: 'SearchHitPage', total: number, items: Array<{ __typename: 'SearchHit', kind: SearchKind, id: number, path: string, language: Language, heading: string, title: Array<{ __typename: 'TextPart', text: string }> }> } };

export type PictureFieldsFragment = { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } };

export type FurtherItemFragment = { __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type DocumentFieldsFragment = { __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } };

export type FurtherQueryVariables = Exact<{
  type: ItemType;
  id: number;
  language: Language;
}>;


export type FurtherQuery = { __typename: 'Query', further: { __typename: 'Further', previous: { __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, next: { __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, byAuthor: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, related: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } | null };

export type PageDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type PageDocumentsQuery = { __typename: 'Query', pages: Array<{ __typename: 'ContentPage', id: number, documents: Array<{ __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } }> }> };

export type EditingMutationVariables = Exact<{
  type: ItemType;
  id: number;
  closed?: boolean | null | undefined;
}>;


export type EditingMutation = { __typename: 'Mutation', editing: Array<{ __typename: 'Editing', since: string, user: { __typename: 'Author', id: number, name: string } }> };

export type VersionPictureFieldsFragment = { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type VersionFieldPartsFragment = { __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> };

export type VersionLineFragment = { __typename: 'Version', id: number, number: number, act: Act, at: string, changed: Array<string>, canRestore: boolean, user: { __typename: 'Author', id: number, name: string } | null };

export type LatestVersionQueryVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type LatestVersionQuery = { __typename: 'Query', versions: { __typename: 'VersionPage', total: number, items: Array<{ __typename: 'Version', id: number, number: number, act: Act, at: string, changed: Array<string>, canRestore: boolean, user: { __typename: 'Author', id: number, name: string } | null }> } };

export type LatestEditorsQueryVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type LatestEditorsQuery = { __typename: 'Query', versions: { __typename: 'VersionPage', items: Array<{ __typename: 'Version', id: number, act: Act, user: { __typename: 'Author', id: number, name: string } | null }> } };

export type VersionsQueryVariables = Exact<{
  type: ItemType;
  id: number;
  page?: number | null | undefined;
}>;


export type VersionsQuery = { __typename: 'Query', versions: { __typename: 'VersionPage', total: number, pages: number, items: Array<{ __typename: 'Version', title: string, id: number, number: number, act: Act, at: string, changed: Array<string>, canRestore: boolean, fields: Array<{ __typename: 'VersionField', name: string, label: string }>, user: { __typename: 'Author', id: number, name: string } | null }> } };

export type ComparedVersionFragment = { __typename: 'Version', id: number, number: number, canRestore: boolean, fields: Array<{ __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }> };

export type TwoVersionsQueryVariables = Exact<{
  later: number;
  earlier: number;
  isFirst: boolean;
}>;


export type TwoVersionsQuery = { __typename: 'Query', after: { __typename: 'Version', id: number, number: number, canRestore: boolean, fields: Array<{ __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }> } | null, before?: { __typename: 'Version', id: number, number: number, canRestore: boolean, fields: Array<{ __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }> } | null };

export type RestoreVersionMutationVariables = Exact<{
  id: number;
}>;


export type RestoreVersionMutation = { __typename: 'Mutation', restoreVersion: { __typename: 'Version', id: number } };

export type ErasePictureMutationVariables = Exact<{
  name: string;
}>;


export type ErasePictureMutation = { __typename: 'Mutation', erasePicture: { __typename: 'Removed', count: number } };

export type UploadImageMutationVariables = Exact<{
  name: string;
  file: File;
  instead?: string | null | undefined;
}>;


export type UploadImageMutation = { __typename: 'Mutation', uploadImage: { __typename: 'Picture', name: string } };

export type SetPublicationMutationVariables = Exact<{
  type: ItemType;
  id: number;
  version?: number | null | undefined;
  changeSavedAt?: string | null | undefined;
  publication: PublicationInput;
}>;


export type SetPublicationMutation = { __typename: 'Mutation', setPublication: { __typename: 'ContentItem', id: number, type: ItemType, state: ContentState, version: number, publishAt: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DiscardChangeMutationVariables = Exact<{
  type: ItemType;
  id: number;
  version?: number | null | undefined;
  changeSavedAt?: string | null | undefined;
}>;


export type DiscardChangeMutation = { __typename: 'Mutation', discardChange: { __typename: 'ContentItem', id: number, type: ItemType } };

export type PreviewLinkMutationVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type PreviewLinkMutation = { __typename: 'Mutation', previewLink: { __typename: 'PreviewLink', url: string, expiresAt: string } };

export type RevokePreviewsMutationVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type RevokePreviewsMutation = { __typename: 'Mutation', revokePreviews: { __typename: 'Removed', count: number } };

type OwnedLine_Article_Fragment = { __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

type OwnedLine_Event_Fragment = { __typename: 'Event', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

type OwnedLine_Gallery_Fragment = { __typename: 'Gallery', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

type OwnedLine_NewsStory_Fragment = { __typename: 'NewsStory', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

type OwnedLine_Profile_Fragment = { __typename: 'Profile', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

type OwnedLine_SchoolClass_Fragment = { __typename: 'SchoolClass', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type OwnedLineFragment =
  | OwnedLine_Article_Fragment
  | OwnedLine_Event_Fragment
  | OwnedLine_Gallery_Fragment
  | OwnedLine_NewsStory_Fragment
  | OwnedLine_Profile_Fragment
  | OwnedLine_SchoolClass_Fragment
;

type OwnedFields_Article_Fragment = { __typename: 'Article', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_Event_Fragment = { __typename: 'Event', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_Gallery_Fragment = { __typename: 'Gallery', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_NewsStory_Fragment = { __typename: 'NewsStory', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_Profile_Fragment = { __typename: 'Profile', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_SchoolClass_Fragment = { __typename: 'SchoolClass', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type OwnedFieldsFragment =
  | OwnedFields_Article_Fragment
  | OwnedFields_Event_Fragment
  | OwnedFields_Gallery_Fragment
  | OwnedFields_NewsStory_Fragment
  | OwnedFields_Profile_Fragment
  | OwnedFields_SchoolClass_Fragment
;

export type PendingChangeFieldsFragment = { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } };

export type SentBackFieldsFragment = { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } };

export type OwnDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDraftsQuery = { __typename: 'Query', myContent: { __typename: 'ContentItemPage', total: number, items: Array<{ __typename: 'ContentItem', type: ItemType, id: number, sentBack: { __typename: 'Review', at: string } | null }> } };

export type DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsQuery = { __typename: 'Query', drafts: Array<{ __typename: 'Draft', key: string, content: string, device: string, updatedAt: string, pictures: Array<{ __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } }> }>, discarded: Array<{ __typename: 'Draft', key: string, discardedAt: string | null }> };

export type FinishedDraftQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type FinishedDraftQuery = { __typename: 'Query', discarded: Array<{ __typename: 'Draft', key: string }>, addedItem: { __typename: 'ContentItem', id: number, type: ItemType, path: string | null } | null };

export type SaveDraftMutationVariables = Exact<{
  key: string;
  content: string;
  title?: string | null | undefined;
  words?: string | null | undefined;
  pictureNames?: Array<string> | string | null | undefined;
  savedAt?: string | null | undefined;
}>;


export type SaveDraftMutation = { __typename: 'Mutation', saveDraft: { __typename: 'Draft', key: string, updatedAt: string } };

export type DiscardDraftMutationVariables = Exact<{
  key: string;
}>;


export type DiscardDraftMutation = { __typename: 'Mutation', discardDraft: { __typename: 'Draft', key: string, discardedAt: string | null } };

export type RestoreDraftMutationVariables = Exact<{
  key: string;
}>;


export type RestoreDraftMutation = { __typename: 'Mutation', restoreDraft: { __typename: 'Draft', key: string } };

export type BinLineFragment = { __typename: 'BinItem', type: ItemType, id: number, title: string, deletedAt: string, erasedAt: string, path: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, deletedBy: { __typename: 'Author', id: number, name: string } | null, owner: { __typename: 'Author', id: number, name: string } | null };

export type BinQueryVariables = Exact<{
  type?: ItemType | null | undefined;
  page?: number | null | undefined;
}>;


export type BinQuery = { __typename: 'Query', bin: { __typename: 'BinItemPage', total: number, pages: number, items: Array<{ __typename: 'BinItem', type: ItemType, id: number, title: string, deletedAt: string, erasedAt: string, path: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, deletedBy: { __typename: 'Author', id: number, name: string } | null, owner: { __typename: 'Author', id: number, name: string } | null }> } };

export type RestoreFromBinMutationVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type RestoreFromBinMutation = { __typename: 'Mutation', restoreFromBin: { __typename: 'BinItem', type: ItemType, id: number, path: string | null } };

export type EraseFromBinMutationVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type EraseFromBinMutation = { __typename: 'Mutation', eraseFromBin: { __typename: 'BinItem', type: ItemType, id: number } };

export type ContentLineFragment = { __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, state: ContentState, updatedAt: string, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, deadLinks: Array<string> | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, updatedAt: string } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type MyContentQueryVariables = Exact<{
  states?: Array<ContentState> | ContentState | null | undefined;
  type?: ItemType | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type MyContentQuery = { __typename: 'Query', myContent: { __typename: 'ContentItemPage', total: number, pages: number, items: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, state: ContentState, updatedAt: string, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, deadLinks: Array<string> | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, updatedAt: string } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null }> } };

export type HealthHintQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthHintQuery = { __typename: 'Query', health: Array<{ __typename: 'HealthFinding', subject: string, state: HealthState }> };

export type ChangedByOthersQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangedByOthersQuery = { __typename: 'Query', changedByOthers: { __typename: 'ActivityPage', items: Array<{ __typename: 'Activity', id: number, at: string, act: Act, type: ItemType | null, itemId: number | null, title: string, hasVersion: boolean, user: { __typename: 'Author', id: number, name: string } | null }> } };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { __typename: 'Mutation', forgotPassword: { __typename: 'ForgottenPassword', sendsMail: boolean } };

export type ChoosePasswordMutationVariables = Exact<{
  secret: string;
  newPassword: string;
}>;


export type ChoosePasswordMutation = { __typename: 'Mutation', choosePassword: { __typename: 'SignInAddress', email: string } };

export type ChangeEmailMutationVariables = Exact<{
  newEmail: string;
  password: string;
}>;


export type ChangeEmailMutation = { __typename: 'Mutation', changeEmail: { __typename: 'User', id: number } };

export type OwnSecondStepQueryVariables = Exact<{
  id: number;
}>;


export type OwnSecondStepQuery = { __typename: 'Query', user: { __typename: 'User', id: number, secondFactor: boolean | null, recoveryCodesLeft: number | null } | null };

export type BeginSecondStepMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondStepMutation = { __typename: 'Mutation', beginSecondFactor: { __typename: 'AuthenticatorSecret', uri: string, secret: string } };

export type ConfirmSecondStepMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondStepMutation = { __typename: 'Mutation', confirmSecondFactor: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
}>;


export type RenewRecoveryCodesMutation = { __typename: 'Mutation', renewRecoveryCodes: Array<string> };

export type RemoveSecondStepMutationVariables = Exact<{
  password: string;
}>;


export type RemoveSecondStepMutation = { __typename: 'Mutation', removeSecondFactor: { __typename: 'User', id: number } };

export type ConfirmEmailMutationVariables = Exact<{
  secret: string;
}>;


export type ConfirmEmailMutation = { __typename: 'Mutation', confirmEmail: { __typename: 'SignInAddress', email: string } };

export type UserCardFragment = { __typename: 'User', id: number, name: string, telephone: string, twitter: string, linkedIn: string, instagram: string, canEdit: boolean, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type UserQueryVariables = Exact<{
  id: number;
  private: boolean;
}>;


export type UserQuery = { __typename: 'Query', user: { __typename: 'User', email?: string | null, role?: Role | null, createdAt?: string | null, updatedAt?: string | null, id: number, name: string, telephone: string, twitter: string, linkedIn: string, instagram: string, canEdit: boolean, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null };

export type UserPostsQueryVariables = Exact<{
  userId: number;
  perPage?: number | null | undefined;
  newsPage?: number | null | undefined;
  blogPage?: number | null | undefined;
}>;


export type UserPostsQuery = { __typename: 'Query', newsStories: { __typename: 'NewsStoryPage', total: number, pages: number, items: Array<{ __typename: 'NewsStory', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }, articles: { __typename: 'ArticlePage', total: number, pages: number, items: Array<{ __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type WorkFieldsFragment = { __typename: 'NewsStory', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type ArticleWorkFieldsFragment = { __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type EditUserMutationVariables = Exact<{
  id: number;
  input: EditUserInput;
}>;


export type EditUserMutation = { __typename: 'Mutation', editUser: { __typename: 'User', id: number, name: string, telephone: string, twitter: string, linkedIn: string, instagram: string, canEdit: boolean, canAdminister: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { __typename: 'Mutation', changePassword: { __typename: 'User', id: number } };

export type ResetPasswordMutationVariables = Exact<{
  id: number;
  password: string;
}>;


export type ResetPasswordMutation = { __typename: 'Mutation', resetPassword: { __typename: 'User', id: number } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { __typename: 'Query', sessions: Array<{ __typename: 'SignedInBrowser', id: string, name: string, device: string, createdAt: string, lastUsedAt: string, current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { __typename: 'Mutation', endSession: { __typename: 'Removed', count: number } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { __typename: 'Mutation', endOtherSessions: { __typename: 'Removed', count: number } };

export type ReportAbsenceMutationVariables = Exact<{
  input: ReportAbsenceInput;
}>;


export type ReportAbsenceMutation = { __typename: 'Mutation', reportAbsence: { __typename: 'SubmissionReceipt', path: string } };

export type SchoolOnQueryVariables = Exact<{
  day: string;
}>;


export type SchoolOnQuery = { __typename: 'Query', schoolDay: { __typename: 'SchoolDay', day: string, isOpen: boolean, nextSchoolDay: string | null } };

export type SendApplicationMutationVariables = Exact<{
  input: SendApplicationInput;
}>;


export type SendApplicationMutation = { __typename: 'Mutation', sendApplication: { __typename: 'SubmissionReceipt', path: string } };

export type ArticleLineFragment = { __typename: 'Article', opening: string, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type ArticleTextsFragment = { __typename: 'ArticleTranslation', title: string, detail: string, pictureAlt: string, isCurrent: boolean };

export type ArticleFieldsFragment = { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type ArticlesQueryVariables = Exact<{
  language?: Language;
  page: number;
  perPage: number;
}>;


export type ArticlesQuery = { __typename: 'Query', articles: { __typename: 'ArticlePage', total: number, pages: number, items: Array<{ __typename: 'Article', opening: string, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } }> } };

export type ArticleQueryVariables = Exact<{
  language?: Language;
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type ArticleQuery = { __typename: 'Query', article: { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } | null };

export type AddArticleMutationVariables = Exact<{
  language?: Language;
  input: AddArticleInput;
}>;


export type AddArticleMutation = { __typename: 'Mutation', addArticle: { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type EditArticleMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditArticleInput;
}>;


export type EditArticleMutation = { __typename: 'Mutation', editArticle: { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type DeleteArticleMutationVariables = Exact<{
  id: number;
}>;


export type DeleteArticleMutation = { __typename: 'Mutation', deleteArticle: { __typename: 'Article', id: number } };

export type BlogSidebarQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogSidebarQuery = { __typename: 'Query', trending: Array<
    | { __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }
    | { __typename: 'NewsStory', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }
  >, articles: { __typename: 'ArticlePage', items: Array<{ __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type SchoolClassTextsFragment = { __typename: 'SchoolClassTranslation', title: string, room: string | null, note: string, pictureAlt: string, isCurrent: boolean };

export type ClassLineFragment = { __typename: 'SchoolClass', id: number, title: string, year: number, room: string | null, translation: { __typename: 'SchoolClassTranslation', title: string, room: string | null } | null, teachers: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> };

export type ClassFieldsFragment = { __typename: 'SchoolClass', languages: Array<Language>, note: string, teacherId: number | null, secondTeacherId: number | null, id: number, title: string, year: number, room: string | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, translation: { __typename: 'SchoolClassTranslation', title: string, room: string | null, note: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, teachers: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type ClassesQueryVariables = Exact<{
  language?: Language;
  page: number;
  perPage: number;
}>;


export type ClassesQuery = { __typename: 'Query', schoolClasses: { __typename: 'SchoolClassPage', total: number, pages: number, items: Array<{ __typename: 'SchoolClass', id: number, title: string, year: number, room: string | null, translation: { __typename: 'SchoolClassTranslation', title: string, room: string | null } | null, teachers: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }> } };

export type ClassQueryVariables = Exact<{
  language?: Language;
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type ClassQuery = { __typename: 'Query', schoolClass: { __typename: 'SchoolClass', languages: Array<Language>, note: string, teacherId: number | null, secondTeacherId: number | null, id: number, title: string, year: number, room: string | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, dates: Array<{ __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number }>, documents: Array<{ __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } }>, events: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, stories: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, translation: { __typename: 'SchoolClassTranslation', title: string, room: string | null, note: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, teachers: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type AddClassMutationVariables = Exact<{
  language?: Language;
  input: AddSchoolClassInput;
}>;


export type AddClassMutation = { __typename: 'Mutation', addSchoolClass: { __typename: 'SchoolClass', languages: Array<Language>, note: string, teacherId: number | null, secondTeacherId: number | null, id: number, title: string, year: number, room: string | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, translation: { __typename: 'SchoolClassTranslation', title: string, room: string | null, note: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, teachers: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditClassMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditSchoolClassInput;
}>;


export type EditClassMutation = { __typename: 'Mutation', editSchoolClass: { __typename: 'SchoolClass', languages: Array<Language>, note: string, teacherId: number | null, secondTeacherId: number | null, id: number, title: string, year: number, room: string | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, translation: { __typename: 'SchoolClassTranslation', title: string, room: string | null, note: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, teachers: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteClassMutationVariables = Exact<{
  id: number;
}>;


export type DeleteClassMutation = { __typename: 'Mutation', deleteSchoolClass: { __typename: 'SchoolClass', id: number } };

export type FamilyConsentFieldsFragment = { __typename: 'FamilyConsent', name: string, answer: ConsentAnswer, until: string | null };

export type FamilyConsentQueryVariables = Exact<{
  key: string;
}>;


export type FamilyConsentQuery = { __typename: 'Query', familyConsent: { __typename: 'FamilyConsent', name: string, answer: ConsentAnswer, until: string | null } | null };

export type AnswerConsentMutationVariables = Exact<{
  key: string;
  agrees: boolean;
}>;


export type AnswerConsentMutation = { __typename: 'Mutation', answerConsent: { __typename: 'FamilyConsent', name: string, answer: ConsentAnswer, until: string | null } };

export type SchoolDateFieldsFragment = { __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number };

export type SchoolDayFieldsFragment = { __typename: 'SchoolDay', day: string, isOpen: boolean, noSchool: NoSchool | null, reason: string, week: number | null, nextSchoolDay: string | null };

export type SchoolMonthFieldsFragment = { __typename: 'SchoolMonth', first: string, kinds: Array<SchoolDateKind | null> };

export type SchoolYearQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type SchoolYearQuery = { __typename: 'Query', schoolYear: { __typename: 'SchoolYear', year: number, name: string, years: Array<number>, dates: Array<{ __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number }>, months: Array<{ __typename: 'SchoolMonth', first: string, kinds: Array<SchoolDateKind | null> }>, next: { __typename: 'SchoolYear', year: number, name: string, dates: Array<{ __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number }>, months: Array<{ __typename: 'SchoolMonth', first: string, kinds: Array<SchoolDateKind | null> }> } | null }, schoolDay: { __typename: 'SchoolDay', day: string, isOpen: boolean, noSchool: NoSchool | null, reason: string, week: number | null, nextSchoolDay: string | null } };

export type RecipientQueryVariables = Exact<{
  key: string;
}>;


export type RecipientQuery = { __typename: 'Query', recipient: { __typename: 'Recipient', key: string, name: string } | null };

export type SendEnquiryMutationVariables = Exact<{
  input: SendEnquiryInput;
}>;


export type SendEnquiryMutation = { __typename: 'Mutation', sendEnquiry: { __typename: 'SubmissionReceipt', path: string } };

export type EventLineFragment = { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type EventTextsFragment = { __typename: 'EventTranslation', title: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean };

export type EventAloneFragment = { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type EventFieldsFragment = { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, series: Array<{ __typename: 'Event', id: number, version: number, date: string, canEdit: boolean }>, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type EventOfSeriesFragment = { __typename: 'Event', id: number, version: number, date: string, canEdit: boolean };

export type EventsQueryVariables = Exact<{
  language?: Language;
  when: When;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type EventsQuery = { __typename: 'Query', events: { __typename: 'EventPage', total: number, pages: number, items: Array<{ __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type EventQueryVariables = Exact<{
  language?: Language;
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type EventQuery = { __typename: 'Query', event: { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, series: Array<{ __typename: 'Event', id: number, version: number, date: string, canEdit: boolean }>, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type AddEventMutationVariables = Exact<{
  language?: Language;
  input: AddEventInput;
}>;


export type AddEventMutation = { __typename: 'Mutation', addEvent: { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, series: Array<{ __typename: 'Event', id: number, version: number, date: string, canEdit: boolean }>, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditEventMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditEventInput;
}>;


export type EditEventMutation = { __typename: 'Mutation', editEvent: { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, series: Array<{ __typename: 'Event', id: number, version: number, date: string, canEdit: boolean }>, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteEventMutationVariables = Exact<{
  id: number;
}>;


export type DeleteEventMutation = { __typename: 'Mutation', deleteEvent: { __typename: 'Event', id: number } };

export type AttendEventMutationVariables = Exact<{
  eventId: number;
  input: AttendEventInput;
}>;


export type AttendEventMutation = { __typename: 'Mutation', attendEvent: { __typename: 'AttendanceReceipt', state: AttendanceState, path: string, heldUntil: string | null, mailPutOffUntil: string | null } };

export type OwnAttendanceFieldsFragment = { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean, event: { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null };

export type OwnAttendanceQueryVariables = Exact<{
  language?: Language;
  key: string;
}>;


export type OwnAttendanceQuery = { __typename: 'Query', attendance: { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean, event: { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null } | null };

export type ConfirmByMailMutationVariables = Exact<{
  language?: Language;
  key: string;
}>;


export type ConfirmByMailMutation = { __typename: 'Mutation', confirmByMail: { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean, event: { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null } };

export type ChangeAttendanceMutationVariables = Exact<{
  language?: Language;
  key: string;
  guests: number;
}>;


export type ChangeAttendanceMutation = { __typename: 'Mutation', changeAttendance: { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean, event: { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null } };

export type WithdrawAttendanceMutationVariables = Exact<{
  key: string;
}>;


export type WithdrawAttendanceMutation = { __typename: 'Mutation', withdrawAttendance: { __typename: 'Removed', count: number } };

export type SchoolDatesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type SchoolDatesQuery = { __typename: 'Query', schoolDates: Array<{ __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, firstDay: string, lastDay: string }> };

export type GalleryCardFragment = { __typename: 'Gallery', id: number, name: string, description: string, archive: boolean, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, images: Array<{ __typename: 'GalleryImage', id: number }> };

export type GalleryPictureFragment = { __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } };

export type GalleryFieldsFragment = { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type GalleriesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type GalleriesQuery = { __typename: 'Query', galleries: { __typename: 'GalleryPage', total: number, pages: number, items: Array<{ __typename: 'Gallery', id: number, name: string, description: string, archive: boolean, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, images: Array<{ __typename: 'GalleryImage', id: number }> }> } };

export type GalleryQueryVariables = Exact<{
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type GalleryQuery = { __typename: 'Query', gallery: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type GalleryImageQueryVariables = Exact<{
  id: number;
  withChange?: boolean | null | undefined;
}>;


export type GalleryImageQuery = { __typename: 'Query', galleryImage: { __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } } | null };

export type AddGalleryMutationVariables = Exact<{
  input: AddGalleryInput;
}>;


export type AddGalleryMutation = { __typename: 'Mutation', addGallery: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditGalleryMutationVariables = Exact<{
  id: number;
  input: EditGalleryInput;
}>;


export type EditGalleryMutation = { __typename: 'Mutation', editGallery: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteGalleryMutationVariables = Exact<{
  id: number;
}>;


export type DeleteGalleryMutation = { __typename: 'Mutation', deleteGallery: { __typename: 'Gallery', id: number } };

export type AddGalleryImagesMutationVariables = Exact<{
  id: number;
  images: Array<GalleryImageInput> | GalleryImageInput;
}>;


export type AddGalleryImagesMutation = { __typename: 'Mutation', addGalleryImages: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, pendingChange: { __typename: 'PendingChange', changed: Array<string>, state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditGalleryImageMutationVariables = Exact<{
  id: number;
  input: EditGalleryImageInput;
}>;


export type EditGalleryImageMutation = { __typename: 'Mutation', editGalleryImage: { __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } } };

export type OrderGalleryImagesMutationVariables = Exact<{
  id: number;
  images: Array<number> | number;
  from?: Array<number> | number | null | undefined;
}>;


export type OrderGalleryImagesMutation = { __typename: 'Mutation', orderGalleryImages: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteGalleryImageMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


export type DeleteGalleryImageMutation = { __typename: 'Mutation', deleteGalleryImage: { __typename: 'GalleryImage', id: number, waiting: boolean } };

export type HomeStoryFieldsFragment = { __typename: 'NewsStory', id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type HomeQueryVariables = Exact<{
  language: Language;
}>;


export type HomeQuery = { __typename: 'Query', home: { __typename: 'Home', today: { __typename: 'Today', day: string, heading: string, note: string, originals: Array<string>, facts: Array<{ __typename: 'TodayFact', label: string, text: string, path: string | null }> } | null, topStory: { __typename: 'NewsStory', id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } | null, latestNews: Array<{ __typename: 'NewsStory', id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } }>, nextEvents: Array<{ __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, cancelled: boolean, translation: { __typename: 'EventTranslation', title: string, audience: string | null, location: string } | null }>, profiles: Array<{ __typename: 'Profile', id: number, name: string, position: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, staff: { __typename: 'ContentPage', id: number, tag: string, title: string, pageIntro: string, translation: { __typename: 'PageTranslation', tag: string, title: string, pageIntro: string } | null } | null } };

export type ReceiptQueryVariables = Exact<{
  key: string;
  language: Language;
}>;


export type ReceiptQuery = { __typename: 'Query', receipt: { __typename: 'Receipt', form: FormName, number: string, receivedAt: string, answeredBy: string, answerBy: string, next: string, keptUntil: string | null, mailPutOffUntil: string | null, received: Array<{ __typename: 'ReceivedLine', label: string, value: string }> } | null };

export type FormNoteFieldsFragment = { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null };

export type FormNotesQueryVariables = Exact<{ [key: string]: never; }>;


export type FormNotesQuery = { __typename: 'Query', site: { __typename: 'SiteInfo', id: number, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } } };

export type NewsStoryLineFragment = { __typename: 'NewsStory', opening: string, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type NewsStoryTextsFragment = { __typename: 'NewsStoryTranslation', title: string, detail: string, pictureAlt: string, isCurrent: boolean };

export type NewsStoryFieldsFragment = { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type NewsStoriesQueryVariables = Exact<{
  language?: Language;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type NewsStoriesQuery = { __typename: 'Query', newsStories: { __typename: 'NewsStoryPage', total: number, pages: number, items: Array<{ __typename: 'NewsStory', opening: string, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } }> } };

export type NewsStoryQueryVariables = Exact<{
  language?: Language;
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type NewsStoryQuery = { __typename: 'Query', newsStory: { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } | null };

export type AddNewsStoryMutationVariables = Exact<{
  language?: Language;
  input: AddNewsStoryInput;
}>;


export type AddNewsStoryMutation = { __typename: 'Mutation', addNewsStory: { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type EditNewsStoryMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditNewsStoryInput;
}>;


export type EditNewsStoryMutation = { __typename: 'Mutation', editNewsStory: { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type DeleteNewsStoryMutationVariables = Exact<{
  id: number;
}>;


export type DeleteNewsStoryMutation = { __typename: 'Mutation', deleteNewsStory: { __typename: 'NewsStory', id: number } };

export type LunchWeeksQueryVariables = Exact<{ [key: string]: never; }>;


export type LunchWeeksQuery = { __typename: 'Query', schoolFortnight: Array<{ __typename: 'SchoolDay', day: string, isOpen: boolean, reason: string, lunch: string, date: { __typename: 'SchoolDate', id: number, hours: string } | null }>, schoolDay: { __typename: 'SchoolDay', day: string, isOpen: boolean, noSchool: NoSchool | null, reason: string, week: number | null, nextSchoolDay: string | null } };

export type FactFieldsFragment = { __typename: 'PageFact', term: string, value: string };

export type PriceTableFieldsFragment = { __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> };

export type SectionFieldsFragment = { __typename: 'PageSection', anchor: string, heading: string, text: string };

export type PageTextsFragment = { __typename: 'PageTranslation', title: string, tag: string, pageIntro: string, pageText: string, pictureAlt: string, isCurrent: boolean, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }> };

export type PageFieldsFragment = { __typename: 'ContentPage', id: number, key: string, languages: Array<Language>, tag: string, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, opening: string, version: number, canEdit: boolean, translation: { __typename: 'PageTranslation', shownTexts: Array<string>, opening: string, title: string, tag: string, pageIntro: string, pageText: string, pictureAlt: string, isCurrent: boolean, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }> } | null, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }>, documents: Array<{ __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } }>, related: Array<{ __typename: 'SiteLink', title: string, path: string }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type PageQueryVariables = Exact<{
  language?: Language;
  key: string;
}>;


export type PageQuery = { __typename: 'Query', page: { __typename: 'ContentPage', id: number, key: string, languages: Array<Language>, tag: string, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, opening: string, version: number, canEdit: boolean, translation: { __typename: 'PageTranslation', shownTexts: Array<string>, opening: string, title: string, tag: string, pageIntro: string, pageText: string, pictureAlt: string, isCurrent: boolean, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }> } | null, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }>, documents: Array<{ __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } }>, related: Array<{ __typename: 'SiteLink', title: string, path: string }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null };

export type DeletePageMutationVariables = Exact<{
  id: number;
}>;


export type DeletePageMutation = { __typename: 'Mutation', deletePage: { __typename: 'ContentPage', id: number } };

export type EditPageMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditPageInput;
}>;


export type EditPageMutation = { __typename: 'Mutation', editPage: { __typename: 'ContentPage', id: number, key: string, languages: Array<Language>, tag: string, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, opening: string, version: number, canEdit: boolean, translation: { __typename: 'PageTranslation', shownTexts: Array<string>, opening: string, title: string, tag: string, pageIntro: string, pageText: string, pictureAlt: string, isCurrent: boolean, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }> } | null, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }>, documents: Array<{ __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } }>, related: Array<{ __typename: 'SiteLink', title: string, path: string }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type ProfileLineFragment = { __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type ProfileFieldsFragment = { __typename: 'Profile', bio: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, classes: Array<{ __typename: 'SchoolClass', id: number, title: string, translation: { __typename: 'SchoolClassTranslation', title: string } | null }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type ProfilesQueryVariables = Exact<{
  group?: ProfileGroup | null | undefined;
  page: number;
  perPage: number;
}>;


export type ProfilesQuery = { __typename: 'Query', profiles: { __typename: 'ProfilePage', total: number, pages: number, items: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type ProfileQueryVariables = Exact<{
  language?: Language;
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type ProfileQuery = { __typename: 'Query', profile: { __typename: 'Profile', bio: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, classes: Array<{ __typename: 'SchoolClass', id: number, title: string, translation: { __typename: 'SchoolClassTranslation', title: string } | null }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type AddProfileMutationVariables = Exact<{
  language?: Language;
  input: AddProfileInput;
}>;


export type AddProfileMutation = { __typename: 'Mutation', addProfile: { __typename: 'Profile', bio: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, classes: Array<{ __typename: 'SchoolClass', id: number, title: string, translation: { __typename: 'SchoolClassTranslation', title: string } | null }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditProfileMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditProfileInput;
}>;


export type EditProfileMutation = { __typename: 'Mutation', editProfile: { __typename: 'Profile', bio: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, heldBack: string | null, classes: Array<{ __typename: 'SchoolClass', id: number, title: string, translation: { __typename: 'SchoolClassTranslation', title: string } | null }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteProfileMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProfileMutation = { __typename: 'Mutation', deleteProfile: { __typename: 'Profile', id: number } };

export type SearchQueryVariables = Exact<{
  language: Language;
  q: string;
  page?: number | null | undefined;
  typing?: boolean | null | undefined;
  asTyped?: boolean | null | undefined;
}>;


export type SearchQuery = { __typename: 'Query', search: { __typename: 'SearchHitPage', total: number, pages: number, someWords: boolean, respelled: string | null, items: Array<{ __typename: 'SearchHit', kind: SearchKind, id: number, path: string, language: Language, heading: string, title: Array<{ __typename: 'TextPart', text: string, match: boolean }>, excerpt: Array<{ __typename: 'TextPart', text: string, match: boolean }>, sections: Array<{ __typename: 'SearchSection', path: string, title: Array<{ __typename: 'TextPart', text: string, match: boolean }> }>, item:
        | { __typename: 'Article' }
        | { __typename: 'ContentPage' }
        | { __typename: 'Event', id: number, date: string, endDate: string | null, allDay: boolean }
        | { __typename: 'Gallery' }
        | { __typename: 'NewsStory' }
        | { __typename: 'Profile' }
        | { __typename: 'SchoolClass' }
       | null }>, answer: { __typename: 'SearchAnswer', title: string, path: string, language: Language, lines: Array<string> } | null } };

export type OperationName = "absence" | "absences" | "activity" | "addedItem" | "application" | "applications" | "approvals" | "article" | "articles" | "attendance" | "attendances" | "backups" | "backupsWithPicture" | "bin" | "changedByOthers" | "changes" | "children" | "committee" | "committees" | "consentRegister" | "currentNotices" | "dashboard" | "drafts" | "enquiries" | "enquiry" | "event" | "events" | "familyConsent" | "further" | "galleries" | "gallery" | "galleryImage" | "health" | "heldAbout" | "home" | "inbox" | "lookPreview" | "missedSearches" | "myContent" | "namesInTexts" | "newsStories" | "newsStory" | "notice" | "notices" | "order" | "orders" | "outbox" | "page" | "pages" | "picturesNamed" | "product" | "products" | "profile" | "profiles" | "programAreas" | "programs" | "publicPictures" | "receipt" | "recipient" | "register" | "retention" | "schoolClass" | "schoolClasses" | "schoolDate" | "schoolDates" | "schoolDay" | "schoolFortnight" | "schoolTexts" | "schoolYear" | "search" | "sessions" | "site" | "siteChanges" | "siteDefaults" | "staffSearch" | "trending" | "trendingArticles" | "user" | "users" | "version" | "versions" | "viewer" | "webhookTopics" | "webhooks" | "withdrawnPictures" | "withheldPictures" | "addArticle" | "addAttendance" | "addChild" | "addCommittee" | "addEvent" | "addGallery" | "addGalleryImages" | "addNewsStory" | "addNotice" | "addOrder" | "addPage" | "addProduct" | "addProfile" | "addProgram" | "addSchoolClass" | "addSchoolDate" | "addUser" | "addWebhook" | "answerConsent" | "approve" | "attendEvent" | "backupLink" | "beginSecondFactor" | "blurPicture" | "changeAttendance" | "changeContent" | "changeEmail" | "changePassword" | "choosePassword" | "confirmAttendance" | "confirmByMail" | "confirmConsentRegister" | "confirmEmail" | "confirmSecondFactor" | "copySchoolYear" | "createRecoveryKey" | "deleteArticle" | "deleteCommittee" | "deleteEvent" | "deleteEvents" | "deleteGallery" | "deleteGalleryImage" | "deleteNewsStory" | "deleteOrder" | "deletePage" | "deleteProduct" | "deleteProfile" | "deleteSchoolClass" | "deleteSchoolDate" | "deleteUser" | "deleteWebhook" | "discardChange" | "discardDraft" | "dispatchOrder" | "editArticle" | "editChild" | "editCommittee" | "editEvent" | "editEvents" | "editGallery" | "editGalleryImage" | "editNewsStory" | "editNotice" | "editOrder" | "editPage" | "editProduct" | "editProfile" | "editProgram" | "editSchoolClass" | "editSchoolDate" | "editSite" | "editUser" | "editWebhook" | "editing" | "endNotice" | "endOtherSessions" | "endSession" | "endUserSessions" | "enterAbsence" | "eraseFromBin" | "eraseHeld" | "erasePicture" | "forgotPassword" | "giveHeld" | "inviteUser" | "login" | "logout" | "markAbsence" | "markApplication" | "markEnquiry" | "markInbox" | "markPictures" | "messageAttendees" | "moveUpAttendance" | "noteExport" | "openConsentRegister" | "orderGalleryImages" | "orderProfiles" | "passwordLink" | "previewLink" | "recordOrderPayment" | "refresh" | "removeAttendance" | "removeChild" | "removeSecondFactor" | "renewProgramToken" | "renewRecoveryCodes" | "renewWebhookSecret" | "repeatEvent" | "reportAbsence" | "resendDelivery" | "resetPassword" | "resetSecondFactor" | "restoreDraft" | "restoreEvents" | "restoreFromBin" | "restoreVersion" | "retryMail" | "reviewPicture" | "revokePreviews" | "revokeProgram" | "saveDraft" | "sendApplication" | "sendBack" | "sendEnquiry" | "sendRegister" | "setProfileAccount" | "setPublication" | "setUserAccess" | "setUserRole" | "setUserSuspended" | "shareConsentLink" | "switchWebhook" | "tryWebhook" | "uploadDocument" | "uploadImage" | "withdrawAttendance";

export * from "./layout.ts"
export * from "./offline.ts"
export * from "./session.ts"
export * from "./suggestions.ts"
export * from "./content.ts"
export * from "./editor.ts"
export * from "./history.ts"
export * from "./pictures.ts"
export * from "./publication.ts"
export * from "./writing.ts"
export * from "./bin.ts"
export * from "./staff.ts"
export * from "./users.ts"
export * from "./absences.ts"
export * from "./applications.ts"
export * from "./articles.ts"
export * from "./classes.ts"
export * from "./consent.ts"
export * from "./dates.ts"
export * from "./enquiries.ts"
export * from "./events.ts"
export * from "./galleries.ts"
export * from "./home.ts"
export * from "./inbox.ts"
export * from "./news.ts"
export * from "./pages.ts"
export * from "./profiles.ts"
export * from "./search.ts"
