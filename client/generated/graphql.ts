/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What somebody did. */
export type Act =
  /** Added an item. */
  | 'ADDED'
  /** Published what was waiting for a look. */
  | 'APPROVED'
  /** Wanted to change what somebody else had changed meanwhile, or wrote a change that was replaced or discarded. The item stayed as it was; the words are kept. */
  | 'CONFLICTED'
  /** Put an item into the bin. */
  | 'DELETED'
  /** Changed an item. */
  | 'EDITED'
  /** Changed the address that they sign in with. */
  | 'EMAIL_CHANGED'
  /** Erased what was in the bin, or a picture out of earlier versions, for good. */
  | 'ERASED'
  /** Took a list out of the site, as a file. */
  | 'EXPORTED'
  /** Changed an item that somebody else had changed meanwhile, in other fields. */
  | 'MERGED'
  /** Changed their own password. */
  | 'PASSWORD_CHANGED'
  /** Gave an account another password, or a link to choose one. */
  | 'PASSWORD_RESET'
  /** Gave a program a token. */
  | 'PROGRAM_ADDED'
  /** Changed what a program may do, or when its token ends. */
  | 'PROGRAM_EDITED'
  /** Took a program's token away. */
  | 'PROGRAM_REVOKED'
  /** Published an item. */
  | 'PUBLISHED'
  /** Replaced the recovery codes of the second step. */
  | 'RECOVERY_CODES_RENEWED'
  /** Gave an item back an earlier version, or took it out of the bin. */
  | 'RESTORED'
  /** Gave an account another role. */
  | 'ROLE_CHANGED'
  /** Set the hour at which an item will be published. */
  | 'SCHEDULED'
  /** Signs in with a code of an app as well, from then on. */
  | 'SECOND_FACTOR_ADDED'
  /** Signs in with the password alone, from then on. */
  | 'SECOND_FACTOR_REMOVED'
  /** Sent back, with a note, what was waiting for a look. */
  | 'SENT_BACK'
  /** Ended what an account was signed in to. */
  | 'SESSIONS_ENDED'
  /** Changed how the site works. */
  | 'SETTINGS_CHANGED'
  /** Signed in. */
  | 'SIGNED_IN'
  /** Tried to sign in to an account with a wrong password, or to one that is suspended. */
  | 'SIGN_IN_FAILED'
  /** Asked for a look at an item before it is published. */
  | 'SUBMITTED'
  /** Suspended an account. */
  | 'SUSPENDED'
  /** Took an item down. */
  | 'TAKEN_DOWN'
  /** Let a suspended account in again. */
  | 'UNSUSPENDED'
  /** Made an account. */
  | 'USER_ADDED'
  /** Deleted an account. What it did stays, by the name that is left of it. */
  | 'USER_DELETED'
  /** Added a webhook: another program is sent what happens here. */
  | 'WEBHOOK_ADDED'
  /** Deleted a webhook. */
  | 'WEBHOOK_DELETED'
  /** Changed the address of a webhook, the events it receives, or its secret. */
  | 'WEBHOOK_EDITED'
  /** Switched a webhook off, as the site itself does where nothing gets through. */
  | 'WEBHOOK_SWITCHED_OFF'
  /** Switched a webhook on again. */
  | 'WEBHOOK_SWITCHED_ON';

/** A new article. All of it is required. */
export type AddArticleInput = {
  /** The article. */
  detail: string;
  /** A name for this request, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. The same account may send the same request again within 40 days: it adds nothing, and is answered with the item. With other content, or once the item was changed or deleted, it is a CONFLICT and writes nothing: `stored` is the item as it is now, null where it is gone. */
  idempotencyKey?: string | null | undefined;
  /** The picture it is shown with. */
  picture: PictureInput;
  /** What shall become of it; it is published, where nothing is said. One that is kept as a DRAFT may leave texts empty, but for what it is called, and its picture without a name. */
  publication?: PublicationInput | null | undefined;
  /** The headline. Plain text of 1 to 200 characters. */
  title: string;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<ArticleTranslationInput>;
};

/** A new event. Title, date, location and description are required. */
export type AddEventInput = {
  /** Whether it lasts whole days. It then begins as its first day does by the school's clocks, and ends as the day after its last begins. */
  allDay?: boolean;
  /** For whom it is, such as Forms 3 and 4; null for everybody. Plain text of at most 100 characters. */
  audience?: string | null | undefined;
  /** Whether it will not take place after all. */
  cancelled?: boolean;
  /** How many people can come, 1 to 100,000; null for as many as like. */
  capacity?: number | null | undefined;
  /** When it begins, ISO 8601. */
  date: string;
  /** What to know before coming. */
  description: string;
  /** When it ends, ISO 8601, at most 92 days later; null where nobody has said. */
  endDate?: string | null | undefined;
  /** A name for this request, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. The same account may send the same request again within 40 days: it adds nothing, and is answered with the item. With other content, or once the item was changed or deleted, it is a CONFLICT and writes nothing: `stored` is the item as it is now, null where it is gone. */
  idempotencyKey?: string | null | undefined;
  /** Where it is. Plain text of 1 to 200 characters. */
  location: string;
  /** The picture it is shown with. */
  picture?: PictureInput | null | undefined;
  /** What shall become of it; it is published, where nothing is said. One that is kept as a DRAFT may leave texts empty, but for what it is called, and its picture without a name. */
  publication?: PublicationInput | null | undefined;
  /** What it is. Plain text of 1 to 200 characters. */
  title: string;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<EventTranslationInput>;
};

/** A new gallery. Name, description and cover are required; pictures are PNG or JPEG. */
export type AddGalleryInput = {
  /** An archived gallery is one that was taken down: it is shown only to those who may edit it. 0 or 1 in REST. */
  archive?: boolean;
  /** A few sentences about it. Plain text of 1 to 2000 characters. */
  description: string;
  /** The id of the event that it shows; null for none. Each leads to the other while both are public. */
  eventId?: number | null | undefined;
  /** A name for this request, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. The same account may send the same request again within 40 days: it adds nothing, and is answered with the item. With other content, or once the item was changed or deleted, it is a CONFLICT and writes nothing: `stored` is the item as it is now, null where it is gone. */
  idempotencyKey?: string | null | undefined;
  /** What the gallery shows. Plain text of 1 to 200 characters. */
  name: string;
  /** The picture it is shown with. */
  picture: PictureInput;
  /** What shall become of it; it is published, where nothing is said. One that is kept as a DRAFT may leave texts empty, but for what it is called, and its picture without a name. */
  publication?: PublicationInput | null | undefined;
};

/** A new story. All of it is required. */
export type AddNewsStoryInput = {
  /** The story. */
  detail: string;
  /** A name for this request, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. The same account may send the same request again within 40 days: it adds nothing, and is answered with the item. With other content, or once the item was changed or deleted, it is a CONFLICT and writes nothing: `stored` is the item as it is now, null where it is gone. */
  idempotencyKey?: string | null | undefined;
  /** The picture it is shown with. */
  picture: PictureInput;
  /** What shall become of it; it is published, where nothing is said. One that is kept as a DRAFT may leave texts empty, but for what it is called, and its picture without a name. */
  publication?: PublicationInput | null | undefined;
  /** The headline. Plain text of 1 to 200 characters. */
  title: string;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<NewsStoryTranslationInput>;
};

/** A new profile. All of it is required. */
export type AddProfileInput = {
  /** About the person. */
  bio: string;
  /** The group in which the person is shown. */
  group: ProfileGroup;
  /** A name for this request, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. The same account may send the same request again within 40 days: it adds nothing, and is answered with the item. With other content, or once the item was changed or deleted, it is a CONFLICT and writes nothing: `stored` is the item as it is now, null where it is gone. */
  idempotencyKey?: string | null | undefined;
  /** The person's name, with title. Plain text of 1 to 120 characters. */
  name: string;
  /** The picture it is shown with. */
  picture: PictureInput;
  /** What the person does. Plain text of 1 to 160 characters. */
  position: string;
  /** What shall become of it; it is published, where nothing is said. One that is kept as a DRAFT may leave texts empty, but for what it is called, and its picture without a name. */
  publication?: PublicationInput | null | undefined;
};

/** The texts of an article in another language than the original's. */
export type ArticleTranslationInput = {
  /** The article. */
  detail: string;
  /** Whether it says what the original says now: no, once only the original is changed. */
  isCurrent?: boolean;
  /** Whether visitors read it. Until then it may lack texts, and who may edit the original sees it there. */
  isReady?: boolean;
  /** Into which it is translated. */
  language: Language;
  /** What the picture shows, of at most 300 characters; empty where the original's words will do. */
  pictureAlt?: string;
  /** The headline. Plain text of 1 to 200 characters. */
  title: string;
};

/** Who would like to come, and with how many guests. */
export type AttendEventInput = {
  /** Where the school can reach them. An e-mail address of at most 254 characters. */
  email: string;
  /** How many people they bring, 0 to 10. */
  guests?: number;
  /** A name for this submission, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Sent again with the same content, it is stored once and answered alike; with other content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** In which language they read the site: what the site writes to them is in it. */
  language?: Language;
  /** Who will come. Plain text of 1 to 100 characters. */
  name: string;
  /** Leave this empty. It is there for programs that fill in everything. */
  website?: string | null | undefined;
};

/** How sure it is that somebody comes. */
export type AttendanceState =
  /** They come. */
  | 'CONFIRMED'
  /** They are asked to confirm by the link in their mail. Until `heldUntil` a place is kept for them. */
  | 'HELD'
  /** They are on the waiting list: all places are taken. */
  | 'WAITING';

/** What has become of an item. Everybody sees what is published; the rest its creator and administrators. */
export type ContentState =
  /** Begun, and nobody is asked for anything. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED'
  /** Is published at its `publishAt`. */
  | 'SCHEDULED'
  /** Was published and no longer is. What REST calls a gallery's `archive`. */
  | 'TAKEN_DOWN'
  /** Waits for an administrator to approve it. */
  | 'WAITING';

/** Changes to an article. What is absent stays as it is. */
export type EditArticleInput = {
  /** The article. */
  detail?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** What shall become of it. Absent keeps its state. With DRAFT, texts may be left empty. */
  publication?: PublicationInput | null | undefined;
  /** The headline. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<ArticleTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to an event. What is absent stays as it is. */
export type EditEventInput = {
  /** Whether it lasts whole days. It then begins as its first day does by the school's clocks, and ends as the day after its last begins. */
  allDay?: boolean | null | undefined;
  /** For whom it is, such as Forms 3 and 4; null for everybody. Plain text of at most 100 characters. */
  audience?: string | null | undefined;
  /** Whether it will not take place after all. */
  cancelled?: boolean | null | undefined;
  /** How many people can come, 1 to 100,000; null for as many as like. */
  capacity?: number | null | undefined;
  /** When it begins, ISO 8601. */
  date?: string | null | undefined;
  /** What to know before coming. */
  description?: string | null | undefined;
  /** When it ends, ISO 8601, at most 92 days later; null where nobody has said. */
  endDate?: string | null | undefined;
  /** Where it is. Plain text of 1 to 200 characters. */
  location?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** What shall become of it. Absent keeps its state. With DRAFT, texts may be left empty. */
  publication?: PublicationInput | null | undefined;
  /** What it is. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<EventTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to one picture of a gallery. What is absent stays as it is. */
export type EditGalleryImageInput = {
  /** What stands under the picture. Plain text of at most 500 characters; may be empty. */
  caption?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** Another place in its gallery, counted from 1. The ones after it move along. */
  place?: number | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to a gallery. What is absent stays as it is. */
export type EditGalleryInput = {
  /** An archived gallery is one that was taken down: it is shown only to those who may edit it. 0 or 1 in REST. */
  archive?: boolean | null | undefined;
  /** A few sentences about it. Plain text of 1 to 2000 characters. */
  description?: string | null | undefined;
  /** The id of the event that it shows; null for none. Each leads to the other while both are public. */
  eventId?: number | null | undefined;
  /** What the gallery shows. Plain text of 1 to 200 characters. */
  name?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** What shall become of it. Absent keeps its state. With DRAFT, texts may be left empty. */
  publication?: PublicationInput | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to a story. What is absent stays as it is. */
export type EditNewsStoryInput = {
  /** The story. */
  detail?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** What shall become of it. Absent keeps its state. With DRAFT, texts may be left empty. */
  publication?: PublicationInput | null | undefined;
  /** The headline. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<NewsStoryTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to a page. What is absent stays as it is. */
export type EditPageInput = {
  /** Files to download, at most 40, in their order. */
  documents?: Array<PageDocumentInput> | null | undefined;
  /** Facts at a glance, in their order. At most 20. */
  facts?: Array<PageFactInput> | null | undefined;
  /** The words that open the page; may be empty. */
  pageIntro?: string | null | undefined;
  /** The main text, before the first section; may be empty. */
  pageText?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** What things cost, in their order. At most 10. */
  prices?: Array<PriceTableInput> | null | undefined;
  /** Pages that somebody may want next, in their order. At most 8. */
  related?: Array<SiteLinkInput> | null | undefined;
  /** The parts of the page that have headings, in their order. At most 40. */
  sections?: Array<PageSectionInput> | null | undefined;
  /** The small label over the heading. Plain text of at most 60 characters; may be empty. */
  tag?: string | null | undefined;
  /** The heading. Plain text of 1 to 200 characters. */
  title?: string | null | undefined;
  /** Its translations, one into each language. Those that are not ready are seen by who may edit it. */
  translations?: Array<PageTranslationInput> | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to a profile. What is absent stays as it is. */
export type EditProfileInput = {
  /** About the person. */
  bio?: string | null | undefined;
  /** The group in which the person is shown. */
  group?: ProfileGroup | null | undefined;
  /** The person's name, with title. Plain text of 1 to 120 characters. */
  name?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away where a picture is optional. */
  picture?: PictureInput | null | undefined;
  /** What the person does. Plain text of 1 to 160 characters. */
  position?: string | null | undefined;
  /** What shall become of it. Absent keeps its state. With DRAFT, texts may be left empty. */
  publication?: PublicationInput | null | undefined;
  /** The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins. */
  version?: number | null | undefined;
};

/** Changes to a user's profile. What is absent stays as it is. */
export type EditUserInput = {
  /** The user on Instagram: an http(s) address or a user name. Plain text of at most 200 characters; may be empty. */
  instagram?: string | null | undefined;
  /** The user on LinkedIn: an http(s) address or a user name. Plain text of at most 200 characters; may be empty. */
  linkedIn?: string | null | undefined;
  /** The name that bylines show. Plain text of 1 to 100 characters. */
  name?: string | null | undefined;
  /** Another picture, or this one by its name with new words. Absent keeps it; null takes it away. */
  picture?: PictureInput | null | undefined;
  /** The telephone number as people write it. Plain text of at most 40 characters; may be empty. */
  telephone?: string | null | undefined;
  /** The user on Twitter: an http(s) address or a user name. Plain text of at most 200 characters; may be empty. */
  twitter?: string | null | undefined;
};

/** The texts of an event in another language than the original's. */
export type EventTranslationInput = {
  /** For whom it is, such as Forms 3 and 4; null for everybody. Plain text of at most 100 characters. */
  audience?: string | null | undefined;
  /** What to know before coming. */
  description: string;
  /** Whether it says what the original says now: no, once only the original is changed. */
  isCurrent?: boolean;
  /** Whether visitors read it. Until then it may lack texts, and who may edit the original sees it there. */
  isReady?: boolean;
  /** Into which it is translated. */
  language: Language;
  /** Where it is. Plain text of 1 to 200 characters. */
  location: string;
  /** What the picture shows, of at most 300 characters; empty where the original's words will do. */
  pictureAlt?: string;
  /** What it is. Plain text of 1 to 200 characters. */
  title: string;
};

/** A form that families send to the school. */
export type FormName =
  /** A child that does not come to school. */
  | 'ABSENCE'
  /** A wish to enrol a child. */
  | 'APPLICATION'
  /** A message. */
  | 'ENQUIRY';

/** A picture for a gallery, PNG or JPEG, with what stands under it. */
export type GalleryImageInput = {
  /** What stands under the picture. Plain text of at most 500 characters; may be empty. */
  caption?: string | null | undefined;
  /** A name for this request, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. The same account may send the same request again within 40 days: it adds nothing, and is answered with the item. With other content, or once the item was changed or deleted, it is a CONFLICT and writes nothing: `stored` is the item as it is now, null where it is gone. */
  idempotencyKey?: string | null | undefined;
  /** The picture. */
  picture: PictureInput;
};

/** Whether something about the site is well. */
export type HealthState =
  /** All is well. */
  | 'GOOD'
  /** Something is to be done: `todo` says what. */
  | 'LOOK'
  /** Something to know, about which nothing need be done. */
  | 'NOTE';

/** Of what type an item is that staff keep. */
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
  /** A date of the school's calendar. */
  | 'SCHOOL_DATE'
  /** What every page shows of the school. */
  | 'SITE';

/** A language in which the public site is read. English is the one that it is written in. */
export type Language =
  /** English */
  | 'EN'
  /** Français */
  | 'FR'
  /** Kiswahili */
  | 'SW';

/** What has become of a mail. */
export type MailState =
  /** It was refused for two days, could not be sent for two weeks, or waited in a backup that was restored. `retryMail` begins anew. */
  | 'GIVEN_UP'
  /** There was much mail of its kind from one network or to one address: it goes at `dueAt`. `retryMail` sends it now. */
  | 'PUT_OFF'
  /** The mail server has taken it. */
  | 'SENT'
  /** It is tried as soon as it is due and there is a mail server. */
  | 'WAITING';

/** The texts of a story in another language than the original's. */
export type NewsStoryTranslationInput = {
  /** The story. */
  detail: string;
  /** Whether it says what the original says now: no, once only the original is changed. */
  isCurrent?: boolean;
  /** Whether visitors read it. Until then it may lack texts, and who may edit the original sees it there. */
  isReady?: boolean;
  /** Into which it is translated. */
  language: Language;
  /** What the picture shows, of at most 300 characters; empty where the original's words will do. */
  pictureAlt?: string;
  /** The headline. Plain text of 1 to 200 characters. */
  title: string;
};

/** What a notice is about. */
export type NoticeKind =
  /** A bus is late. */
  | 'BUS_LATE'
  /** The school, or a part of it, is closed. */
  | 'CLOSED'
  /** Children go home early. */
  | 'HOME_EARLY'
  /** Anything else that cannot wait. */
  | 'OTHER';

/** How far an order is. */
export type OrderStatus =
  /** 'Not Paid': it has no payment code. */
  | 'NOT_PAID'
  /** 'Paid. Dispatched': it has a payment code and is on its way. */
  | 'PAID_DISPATCHED'
  /** 'Paid. No Dispatch': it has a payment code and waits to be sent. */
  | 'PAID_NOT_DISPATCHED';

/** A file to download, as a page shows it. */
export type PageDocumentInput = {
  /** The `name` of an uploaded document. Plain text of 1 to 200 characters. */
  name: string;
  /** What it is called. Plain text of 1 to 120 characters. */
  title: string;
};

/** A fact at a glance, such as when the gate opens. */
export type PageFactInput = {
  /** What it is about. Plain text of 1 to 80 characters. */
  term: string;
  /** What is so. Plain text of at most 300 characters; may be empty. */
  value: string;
};

/** A part of a page: a heading, and the text below it. */
export type PageSectionInput = {
  /** What follows `#` in its address, such as `shoes`; unique within the page. It is made of the heading when the section is new, which is sent with none, and stays when the heading is edited, so that links to it hold. */
  anchor?: string;
  /** The heading. Plain text of 1 to 120 characters. */
  heading: string;
  /** The text below it; may be empty. */
  text: string;
};

/** The texts of a page in another language than the original's. */
export type PageTranslationInput = {
  /** Facts at a glance, in their order. At most 20. */
  facts: Array<PageFactInput>;
  /** Whether it says what the original says now: no, once only the original is changed. */
  isCurrent?: boolean;
  /** Whether visitors read it. Until then it may lack texts, and who may edit the original sees it there. */
  isReady?: boolean;
  /** Into which it is translated. */
  language: Language;
  /** The words that open the page; may be empty. */
  pageIntro: string;
  /** The main text, before the first section; may be empty. */
  pageText: string;
  /** What the picture shows, of at most 300 characters; empty where the original's words will do. */
  pictureAlt?: string;
  /** What things cost, in their order. At most 10. */
  prices: Array<PriceTableInput>;
  /** The parts of the page that have headings, in their order. At most 40. */
  sections: Array<PageSectionInput>;
  /** The small label over the heading. Plain text of at most 60 characters; may be empty. */
  tag: string;
  /** The heading. Plain text of 1 to 200 characters. */
  title: string;
};

/** The spot of a picture that stays in sight when it is cropped. */
export type PictureFocusInput = {
  /** Per cent of the width, from the left: 0 to 100. */
  x: number;
  /** Per cent of the height, from the top: 0 to 100. */
  y: number;
};

/** A picture for an item: either a new file in `upload`, or the `name` of one that is stored. One may name what the item has, what one uploaded, and what an item shows that one may edit. */
export type PictureInput = {
  /** What is seen, for those who cannot see it; at most 300 characters. Empty says that it only decorates, null that it is not yet described. Absent keeps what is stored, and leaves a new picture not yet described. */
  alt?: string | null | undefined;
  /** The spot that stays in sight when it is cropped. Absent keeps what is stored: the middle of a new one. */
  focus?: PictureFocusInput | null | undefined;
  /** The name of a stored picture. */
  name?: string | null | undefined;
  /** With a `name`: whether the item is to be stored all the same where there is no such picture to name. A new one has no picture then, and one that is edited keeps its own. */
  orWithout?: boolean | null | undefined;
  /** PNG, JPEG or WebP, at most 10 MB and 40 megapixels. */
  upload?: File | null | undefined;
};

/** What something costs. */
export type PriceInput = {
  /** How much, with the currency. Plain text of 1 to 60 characters. */
  amount: string;
  /** For how long or how many, such as `a term`. Plain text of at most 60 characters; may be empty. */
  per: string;
  /** What is paid for. Plain text of 1 to 120 characters. */
  what: string;
};

/** Prices that belong together. */
export type PriceTableInput = {
  /** At most 40, in their order. */
  prices: Array<PriceInput>;
  /** What stands over them. Plain text of 1 to 120 characters. */
  title: string;
};

/** The groups in which people are shown. */
export type ProfileGroup =
  /** 10 in REST. Who watches over the school. */
  | 'GOVERNORS'
  /** 20 in REST. Who runs it. */
  | 'MANAGEMENT'
  /** 30 in REST. Who teaches. */
  | 'TEACHERS';

/** How far a program's right to a part of the site goes. */
export type ProgramAccess =
  /** It reads what its role may read there, drafts among it. */
  | 'READ'
  /** It reads, and changes what its role may change there. */
  | 'WRITE';

/** A part of the site to which a program can be given rights. What stands in none of them is for people alone. */
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
  /** School dates. */
  | 'SCHOOL_DATE';

/** What shall become of an item. */
export type PublicationInput = {
  /** The state that it shall have. Where the school asks for a second pair of eyes, what an editor publishes is WAITING. */
  as: ContentState;
  /** When it shall be taken down, ISO 8601. Absent keeps what is stored, null takes it away. */
  expiresAt?: string | null | undefined;
  /** When it shall be published, ISO 8601: needed for SCHEDULED, and may be given for WAITING. */
  publishAt?: string | null | undefined;
};

/** A child that does not come to school. */
export type ReportAbsenceInput = {
  /** The child's name. Plain text of 1 to 100 characters. */
  childName: string;
  /** The child's class, as people say it. Plain text of 1 to 60 characters. */
  className: string;
  /** The first day away. */
  firstDay: string;
  /** A name for this submission, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Sent again with the same content, it is stored once and answered alike; with other content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** In which language they read the site: what the site writes to them is in it. */
  language?: Language;
  /** The last day away; null where it is one day. */
  lastDay?: string | null | undefined;
  /** Their telephone number. Plain text of 1 to 40 characters. */
  phone: string;
  /** Why, in a line. Plain text of 1 to 200 characters. */
  reason: string;
  /** Who reports it. Plain text of 1 to 100 characters. */
  reporter: string;
  /** Leave this empty. It is there for programs that fill in everything. */
  website?: string | null | undefined;
};

/** What an account may do, from little to much. Each role may do all that the ones before it may. */
export type Role =
  /** 4 in REST. Edits and deletes anyone's content, edits pages, administers users. */
  | 'ADMINISTRATOR'
  /** 2 in REST. As REGULAR; the school's word for people who are written about. */
  | 'AUTHOR'
  /** 3 in REST. Adds content; edits and deletes what they added. */
  | 'EDITOR'
  /** A visitor who is not signed in. No account has this role. */
  | 'PUBLIC'
  /** 1 in REST. Sees user pages and keeps their own profile. */
  | 'REGULAR'
  /** 5 in REST. As ADMINISTRATOR, and cannot be changed by one. */
  | 'SUPERUSER';

/** What a date of the school's calendar is. */
export type SchoolDateKind =
  /** A single day, or a few, without school in a term. */
  | 'DAY_OFF'
  /** School ends early, or begins late. */
  | 'HALF_DAY'
  /** Holidays, between terms or within one. */
  | 'HOLIDAY'
  /** A term, from its first day of school to its last. */
  | 'TERM';

/** What was found. */
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
  /** Somebody at the school. */
  | 'PROFILE'
  /** A screen that shows no single item: a list, a form. */
  | 'SCREEN';

/** A wish to enrol a child in the next calendar year. */
export type SendApplicationInput = {
  /** The child's birthdate, less than 20 years ago; null where it was not given. */
  birthDate?: string | null | undefined;
  /** The child's name. Plain text of 1 to 100 characters. */
  childName: string;
  /** Where to answer. An e-mail address of at most 254 characters. */
  email: string;
  /** A name for this submission, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Sent again with the same content, it is stored once and answered alike; with other content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** In which language they read the site: what the site writes to them is in it. */
  language?: Language;
  /** What the parent adds. Plain text of 1 to 5000 characters. */
  message: string;
  /** The parent's name. Plain text of 1 to 100 characters. */
  parentName: string;
  /** The parent's telephone number. Plain text of 1 to 40 characters. */
  phone: string;
  /** Leave this empty. It is there for programs that fill in everything. */
  website?: string | null | undefined;
};

/** A message to the school. */
export type SendEnquiryInput = {
  /** A name for this submission, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Sent again with the same content, it is stored once and answered alike; with other content it is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** The message. Plain text of 1 to 5000 characters. */
  inquiry: string;
  /** In which language they read the site: what the site writes to them is in it. */
  language?: Language;
  /** The page that it was sent from, such as Inquiry. Plain text of at most 100 characters; may be empty. */
  pageName: string;
  /** Where to answer. An e-mail address of at most 254 characters. */
  senderEmail: string;
  /** Who writes. Plain text of 1 to 100 characters. */
  senderName: string;
  /** The telephone number as people write it. Plain text of 1 to 40 characters. */
  senderPhone: string;
  /** Leave this empty. It is there for programs that fill in everything. */
  website?: string | null | undefined;
};

/** A link to a page of this site. */
export type SiteLinkInput = {
  /** Where it leads. Begins with a slash, such as /apply. Plain text of at most 200 characters; may be empty. */
  path: string;
  /** What the link says. Plain text of at most 60 characters; may be empty. */
  title: string;
};

/** What a field of a version holds, so that a screen can compare any type without knowing it. */
export type VersionFieldKind =
  /** A moment, ISO 8601 in UTC. */
  | 'DATE'
  /** `yes` or `no`. */
  | 'FLAG'
  /** A number. */
  | 'NUMBER'
  /** One picture, in `picture`. */
  | 'PICTURE'
  /** Several, in `pictures`. */
  | 'PICTURES'
  /** Sanitised HTML. */
  | 'RICH_TEXT'
  /** Plain text, in lines. */
  | 'TEXT';

/** Which events are asked for. One counts as to come until it ends, or until two hours after it has begun where nobody has said when it ends. */
export type When =
  /** To come, the next first; then over, the latest first. */
  | 'ALL'
  /** Over, the latest first. */
  | 'PAST'
  /** To come, the next first. */
  | 'UPCOMING';

export type CurrentNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentNoticesQuery = { __typename: 'Query', currentNotices: Array<{ __typename: 'Notice', id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number }> };

export type CallToActionFieldsFragment = { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type SiteQueryVariables = Exact<{
  language: Language;
}>;


export type SiteQuery = { __typename: 'Query', site: { __typename: 'SiteInfo', id: number, name: string, shortName: string, motto: string, founded: number, address: Array<string>, postalAddress: Array<string>, email: string, onlineSchoolUrl: string, officeHours: string, openingHours: string, timeZone: string, footerText: string, facilitiesTitle: string, searchHint: string, unwrittenPages: Array<string>, telephone: Array<{ __typename: 'TelephoneLine', label: string, number: string }>, helpLine: { __typename: 'TelephoneLine', label: string, number: string }, social: { __typename: 'SocialLinks', facebook: string | null, twitter: string | null, instagram: string | null, linkedIn: string | null, youtube: string | null }, hero: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, about: { __typename: 'AboutBlurb', tag: string, title: string, intro: string, path: string }, categories: Array<{ __typename: 'CategoryLink', title: string, text: string, path: string, icon: string }>, facilities: Array<{ __typename: 'Facility', name: string, text: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, mostAsked: Array<{ __typename: 'MostAsked', title: string, text: string, path: string }>, footerGroups: Array<{ __typename: 'FooterGroup', title: string, links: Array<{ __typename: 'SiteLink', title: string, path: string }> }>, menuNotes: Array<{ __typename: 'MenuNote', path: string, note: string }>, wordings: Array<{ __typename: 'Wording', text: string, words: string }>, map: { __typename: 'SchoolMap', latitude: number | null, longitude: number | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, intake: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, scholarship: { __typename: 'CallToAction', title: string, text: string, actionLabel: string, actionPath: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }, signInPanel: { __typename: 'SignInPanel', quote: string, attribution: string } } };

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

export type UploadImageMutationVariables = Exact<{
  name: string;
  file: File;
}>;


export type UploadImageMutation = { __typename: 'Mutation', uploadImage: { __typename: 'Picture', name: string } };

export type PictureFieldsFragment = { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } };

export type FurtherItemFragment = { __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type FurtherQueryVariables = Exact<{
  type: ItemType;
  id: number;
  language: Language;
}>;


export type FurtherQuery = { __typename: 'Query', further: { __typename: 'Further', previous: { __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, next: { __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, byAuthor: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, related: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, titleIn: string | null, path: string | null, date: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } | null };

export type EditingMutationVariables = Exact<{
  type: ItemType;
  id: number;
  closed?: boolean | null | undefined;
}>;


export type EditingMutation = { __typename: 'Mutation', editing: Array<{ __typename: 'Editing', since: string, user: { __typename: 'Author', id: number, name: string } }> };

export type VersionPictureFieldsFragment = { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

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

export type VersionQueryVariables = Exact<{
  id: number;
}>;


export type VersionQuery = { __typename: 'Query', version: { __typename: 'Version', title: string, id: number, number: number, act: Act, at: string, changed: Array<string>, canRestore: boolean, fields: Array<{ __typename: 'VersionField', name: string, label: string, kind: VersionFieldKind, text: string | null, picture: { __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } | null, pictures: Array<{ __typename: 'VersionPicture', caption: string, erased: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> }>, user: { __typename: 'Author', id: number, name: string } | null } | null };

export type RestoreVersionMutationVariables = Exact<{
  id: number;
}>;


export type RestoreVersionMutation = { __typename: 'Mutation', restoreVersion: { __typename: 'Version', title: string, id: number, number: number, act: Act, at: string, changed: Array<string>, canRestore: boolean, user: { __typename: 'Author', id: number, name: string } | null } };

export type ErasePictureMutationVariables = Exact<{
  name: string;
}>;


export type ErasePictureMutation = { __typename: 'Mutation', erasePicture: { __typename: 'Removed', count: number } };

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

export type OwnedLineFragment =
  | OwnedLine_Article_Fragment
  | OwnedLine_Event_Fragment
  | OwnedLine_Gallery_Fragment
  | OwnedLine_NewsStory_Fragment
  | OwnedLine_Profile_Fragment
;

type OwnedFields_Article_Fragment = { __typename: 'Article', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_Event_Fragment = { __typename: 'Event', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_Gallery_Fragment = { __typename: 'Gallery', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_NewsStory_Fragment = { __typename: 'NewsStory', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

type OwnedFields_Profile_Fragment = { __typename: 'Profile', version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type OwnedFieldsFragment =
  | OwnedFields_Article_Fragment
  | OwnedFields_Event_Fragment
  | OwnedFields_Gallery_Fragment
  | OwnedFields_NewsStory_Fragment
  | OwnedFields_Profile_Fragment
;

export type PendingChangeFieldsFragment = { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } };

export type SentBackFieldsFragment = { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } };

export type DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsQuery = { __typename: 'Query', drafts: Array<{ __typename: 'Draft', key: string, content: string, device: string, pictures: Array<{ __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } }> }>, discarded: Array<{ __typename: 'Draft', key: string, discardedAt: string | null }> };

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


export type RestoreFromBinMutation = { __typename: 'Mutation', restoreFromBin: { __typename: 'BinItem', type: ItemType, id: number, path: string | null, leftOut: number } };

export type EraseFromBinMutationVariables = Exact<{
  type: ItemType;
  id: number;
}>;


export type EraseFromBinMutation = { __typename: 'Mutation', eraseFromBin: { __typename: 'BinItem', type: ItemType, id: number } };

export type ContentLineFragment = { __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, state: ContentState, updatedAt: string, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, updatedAt: string } | null, sentBack: { __typename: 'Review', note: string, at: string } | null };

export type MyContentQueryVariables = Exact<{
  states?: Array<ContentState> | ContentState | null | undefined;
  type?: ItemType | null | undefined;
  everybody?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type MyContentQuery = { __typename: 'Query', myContent: { __typename: 'ContentItemPage', total: number, pages: number, items: Array<{ __typename: 'ContentItem', type: ItemType, id: number, title: string, path: string | null, state: ContentState, updatedAt: string, publishedAt: string | null, publishAt: string | null, expiresAt: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, updatedAt: string } | null, sentBack: { __typename: 'Review', note: string, at: string } | null }> } };

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


export type OwnSecondStepQuery = { __typename: 'Query', user: { __typename: 'User', id: number, secondFactor: boolean | null } | null };

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

export type SendApplicationMutationVariables = Exact<{
  input: SendApplicationInput;
}>;


export type SendApplicationMutation = { __typename: 'Mutation', sendApplication: { __typename: 'SubmissionReceipt', path: string } };

export type ArticleLineFragment = { __typename: 'Article', opening: string, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type ArticleTextsFragment = { __typename: 'ArticleTranslation', title: string, detail: string, pictureAlt: string, isCurrent: boolean };

export type ArticleFieldsFragment = { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

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


export type ArticleQuery = { __typename: 'Query', article: { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } | null };

export type AddArticleMutationVariables = Exact<{
  language?: Language;
  input: AddArticleInput;
}>;


export type AddArticleMutation = { __typename: 'Mutation', addArticle: { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type EditArticleMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditArticleInput;
}>;


export type EditArticleMutation = { __typename: 'Mutation', editArticle: { __typename: 'Article', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'ArticleTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type DeleteArticleMutationVariables = Exact<{
  id: number;
}>;


export type DeleteArticleMutation = { __typename: 'Mutation', deleteArticle: { __typename: 'Article', id: number } };

export type BlogSidebarQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogSidebarQuery = { __typename: 'Query', trending: Array<
    | { __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }
    | { __typename: 'NewsStory', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }
  >, articles: { __typename: 'ArticlePage', items: Array<{ __typename: 'Article', id: number, title: string, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type SchoolDateFieldsFragment = { __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number };

export type SchoolYearQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type SchoolYearQuery = { __typename: 'Query', schoolYear: { __typename: 'SchoolYear', year: number, name: string, years: Array<number>, dates: Array<{ __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, year: number, firstDay: string, lastDay: string, hours: string, note: string, version: number }> } };

export type SendEnquiryMutationVariables = Exact<{
  input: SendEnquiryInput;
}>;


export type SendEnquiryMutation = { __typename: 'Mutation', sendEnquiry: { __typename: 'SubmissionReceipt', path: string } };

export type EventLineFragment = { __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type EventTextsFragment = { __typename: 'EventTranslation', title: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean };

export type EventFieldsFragment = { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

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


export type EventQuery = { __typename: 'Query', event: { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type AttendancesQueryVariables = Exact<{
  eventId: number;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type AttendancesQuery = { __typename: 'Query', attendances: { __typename: 'AttendancePage', total: number, pages: number, items: Array<{ __typename: 'Attendance', id: number, name: string, email: string, guests: number, state: AttendanceState, createdAt: string }> } };

export type AddEventMutationVariables = Exact<{
  language?: Language;
  input: AddEventInput;
}>;


export type AddEventMutation = { __typename: 'Mutation', addEvent: { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditEventMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditEventInput;
}>;


export type EditEventMutation = { __typename: 'Mutation', editEvent: { __typename: 'Event', languages: Array<Language>, description: string, id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, opening: string, cancelled: boolean, capacity: number | null, placesLeft: number | null, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, translation: { __typename: 'EventTranslation', title: string, opening: string, audience: string | null, location: string, description: string, pictureAlt: string, isCurrent: boolean } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteEventMutationVariables = Exact<{
  id: number;
}>;


export type DeleteEventMutation = { __typename: 'Mutation', deleteEvent: { __typename: 'Event', id: number } };

export type AttendEventMutationVariables = Exact<{
  eventId: number;
  input: AttendEventInput;
}>;


export type AttendEventMutation = { __typename: 'Mutation', attendEvent: { __typename: 'AttendanceReceipt', state: AttendanceState, path: string, heldUntil: string | null, mailPutOffUntil: string | null } };

export type OwnAttendanceFieldsFragment = { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean };

export type OwnAttendanceQueryVariables = Exact<{
  key: string;
}>;


export type OwnAttendanceQuery = { __typename: 'Query', attendance: { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean, event: { __typename: 'Event', id: number, title: string, date: string, location: string, cancelled: boolean } | null } | null };

export type ConfirmByMailMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmByMailMutation = { __typename: 'Mutation', confirmByMail: { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean } };

export type ChangeAttendanceMutationVariables = Exact<{
  key: string;
  guests: number;
}>;


export type ChangeAttendanceMutation = { __typename: 'Mutation', changeAttendance: { __typename: 'OwnAttendance', eventId: number, name: string, email: string, guests: number, state: AttendanceState, heldUntil: string | null, toConfirm: boolean, event: { __typename: 'Event', id: number, placesLeft: number | null } | null } };

export type WithdrawAttendanceMutationVariables = Exact<{
  key: string;
}>;


export type WithdrawAttendanceMutation = { __typename: 'Mutation', withdrawAttendance: { __typename: 'Removed', count: number } };

export type SchoolDatesQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type SchoolDatesQuery = { __typename: 'Query', schoolDates: Array<{ __typename: 'SchoolDate', id: number, name: string, kind: SchoolDateKind, firstDay: string, lastDay: string }> };

export type RepeatEventMutationVariables = Exact<{
  id: number;
  until: string;
}>;


export type RepeatEventMutation = { __typename: 'Mutation', repeatEvent: Array<{ __typename: 'Event', id: number }> };

export type GalleryCardFragment = { __typename: 'Gallery', id: number, name: string, description: string, archive: boolean, displayDate: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, images: Array<{ __typename: 'GalleryImage', id: number }> };

export type GalleryPictureFragment = { __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } };

export type GalleryFieldsFragment = { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

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


export type GalleryQuery = { __typename: 'Query', gallery: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type GalleryImageQueryVariables = Exact<{
  id: number;
  withChange?: boolean | null | undefined;
}>;


export type GalleryImageQuery = { __typename: 'Query', galleryImage: { __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } } | null };

export type AddGalleryMutationVariables = Exact<{
  input: AddGalleryInput;
}>;


export type AddGalleryMutation = { __typename: 'Mutation', addGallery: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditGalleryMutationVariables = Exact<{
  id: number;
  input: EditGalleryInput;
}>;


export type EditGalleryMutation = { __typename: 'Mutation', editGallery: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteGalleryMutationVariables = Exact<{
  id: number;
}>;


export type DeleteGalleryMutation = { __typename: 'Mutation', deleteGallery: { __typename: 'Gallery', id: number } };

export type AddGalleryImagesMutationVariables = Exact<{
  id: number;
  images: Array<GalleryImageInput> | GalleryImageInput;
}>;


export type AddGalleryImagesMutation = { __typename: 'Mutation', addGalleryImages: { __typename: 'Gallery', id: number, name: string, description: string, eventId: number | null, archive: boolean, displayDate: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, pendingChange: { __typename: 'PendingChange', changed: Array<string>, state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string }, images: Array<{ __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } }>, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditGalleryImageMutationVariables = Exact<{
  id: number;
  input: EditGalleryImageInput;
}>;


export type EditGalleryImageMutation = { __typename: 'Mutation', editGalleryImage: { __typename: 'GalleryImage', id: number, galleryId: number, caption: string, version: number, waiting: boolean, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } } };

export type DeleteGalleryImageMutationVariables = Exact<{
  id: number;
}>;


export type DeleteGalleryImageMutation = { __typename: 'Mutation', deleteGalleryImage: { __typename: 'GalleryImage', id: number, waiting: boolean } };

export type HomeStoryFieldsFragment = { __typename: 'NewsStory', id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type HomeQueryVariables = Exact<{
  language: Language;
}>;


export type HomeQuery = { __typename: 'Query', home: { __typename: 'Home', today: { __typename: 'Today', heading: string, note: string, originals: Array<string>, facts: Array<{ __typename: 'TodayFact', label: string, text: string, path: string | null }> } | null, topStory: { __typename: 'NewsStory', id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } | null, latestNews: Array<{ __typename: 'NewsStory', id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } }>, nextEvents: Array<{ __typename: 'Event', id: number, title: string, date: string, endDate: string | null, allDay: boolean, audience: string | null, location: string, cancelled: boolean, translation: { __typename: 'EventTranslation', title: string, audience: string | null, location: string } | null }>, profiles: Array<{ __typename: 'Profile', id: number, name: string, position: string, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }>, staff: { __typename: 'ContentPage', id: number, tag: string, title: string, pageIntro: string, translation: { __typename: 'PageTranslation', tag: string, title: string, pageIntro: string } | null } | null } };

export type ReceiptQueryVariables = Exact<{
  key: string;
}>;


export type ReceiptQuery = { __typename: 'Query', receipt: { __typename: 'Receipt', form: FormName, number: string, receivedAt: string, answeredBy: string, answerBy: string, next: string, keptUntil: string | null, mailPutOffUntil: string | null, received: Array<{ __typename: 'ReceivedLine', label: string, value: string }> } | null };

export type FormNoteFieldsFragment = { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null };

export type FormNotesQueryVariables = Exact<{ [key: string]: never; }>;


export type FormNotesQuery = { __typename: 'Query', site: { __typename: 'SiteInfo', id: number, formNotes: { __typename: 'FormNotes', enquiry: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, application: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null }, absence: { __typename: 'FormNote', answeredBy: string, answerDays: number, next: string, keptMonths: number | null } } } };

export type NewsStoryLineFragment = { __typename: 'NewsStory', opening: string, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

export type NewsStoryTextsFragment = { __typename: 'NewsStoryTranslation', title: string, detail: string, pictureAlt: string, isCurrent: boolean };

export type NewsStoryFieldsFragment = { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } };

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


export type NewsStoryQuery = { __typename: 'Query', newsStory: { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } | null };

export type AddNewsStoryMutationVariables = Exact<{
  language?: Language;
  input: AddNewsStoryInput;
}>;


export type AddNewsStoryMutation = { __typename: 'Mutation', addNewsStory: { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type EditNewsStoryMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditNewsStoryInput;
}>;


export type EditNewsStoryMutation = { __typename: 'Mutation', editNewsStory: { __typename: 'NewsStory', languages: Array<Language>, detail: string, opening: string, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, id: number, title: string, displayDate: string, translation: { __typename: 'NewsStoryTranslation', title: string, opening: string, detail: string, pictureAlt: string, isCurrent: boolean } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, user: { __typename: 'Author', id: number, name: string } } };

export type DeleteNewsStoryMutationVariables = Exact<{
  id: number;
}>;


export type DeleteNewsStoryMutation = { __typename: 'Mutation', deleteNewsStory: { __typename: 'NewsStory', id: number } };

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

export type EditPageMutationVariables = Exact<{
  language?: Language;
  id: number;
  input: EditPageInput;
}>;


export type EditPageMutation = { __typename: 'Mutation', editPage: { __typename: 'ContentPage', id: number, key: string, languages: Array<Language>, tag: string, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, opening: string, version: number, canEdit: boolean, translation: { __typename: 'PageTranslation', shownTexts: Array<string>, opening: string, title: string, tag: string, pageIntro: string, pageText: string, pictureAlt: string, isCurrent: boolean, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }> } | null, facts: Array<{ __typename: 'PageFact', term: string, value: string }>, prices: Array<{ __typename: 'PriceTable', title: string, prices: Array<{ __typename: 'Price', what: string, amount: string, per: string }> }>, sections: Array<{ __typename: 'PageSection', anchor: string, heading: string, text: string }>, documents: Array<{ __typename: 'PageDocument', title: string, file: { __typename: 'Document', name: string, bytes: number, createdAt: string, url: string } }>, related: Array<{ __typename: 'SiteLink', title: string, path: string }>, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null } };

export type ProfileLineFragment = { __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null };

export type ProfileFieldsFragment = { __typename: 'Profile', bio: string, createdAt: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, user: { __typename: 'Author', id: number, name: string }, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null };

export type ProfilesQueryVariables = Exact<{
  group?: ProfileGroup | null | undefined;
  page: number;
  perPage: number;
}>;


export type ProfilesQuery = { __typename: 'Query', profiles: { __typename: 'ProfilePage', total: number, pages: number, items: Array<{ __typename: 'Profile', id: number, name: string, position: string, group: ProfileGroup, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null }> } };

export type ProfileQueryVariables = Exact<{
  id: number;
  preview?: string | null | undefined;
  withChange?: boolean | null | undefined;
}>;


export type ProfileQuery = { __typename: 'Query', profile: { __typename: 'Profile', bio: string, createdAt: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, user: { __typename: 'Author', id: number, name: string }, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } | null };

export type AddProfileMutationVariables = Exact<{
  input: AddProfileInput;
}>;


export type AddProfileMutation = { __typename: 'Mutation', addProfile: { __typename: 'Profile', bio: string, createdAt: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, user: { __typename: 'Author', id: number, name: string }, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type EditProfileMutationVariables = Exact<{
  id: number;
  input: EditProfileInput;
}>;


export type EditProfileMutation = { __typename: 'Mutation', editProfile: { __typename: 'Profile', bio: string, createdAt: string, id: number, name: string, position: string, group: ProfileGroup, version: number, updatedAt: string, canEdit: boolean, state: ContentState, publishAt: string | null, expiresAt: string | null, user: { __typename: 'Author', id: number, name: string }, picture: { __typename: 'Picture', id: number, name: string, url: string, width: number, height: number, color: string, alt: string, described: boolean, focus: { __typename: 'PictureFocus', x: number, y: number } } | null, pendingChange: { __typename: 'PendingChange', state: ContentState, publishAt: string | null, expiresAt: string | null, updatedAt: string, user: { __typename: 'Author', id: number, name: string } } | null, sentBack: { __typename: 'Review', note: string, at: string, user: { __typename: 'Author', id: number, name: string } } | null } };

export type DeleteProfileMutationVariables = Exact<{
  id: number;
}>;


export type DeleteProfileMutation = { __typename: 'Mutation', deleteProfile: { __typename: 'Profile', id: number } };

export type SearchQueryVariables = Exact<{
  language: Language;
  q: string;
  page?: number | null | undefined;
  typing?: boolean | null | undefined;
}>;


export type SearchQuery = { __typename: 'Query', search: { __typename: 'SearchHitPage', total: number, pages: number, someWords: boolean, items: Array<{ __typename: 'SearchHit', kind: SearchKind, id: number, path: string, language: Language, title: Array<{ __typename: 'TextPart', text: string, match: boolean }>, excerpt: Array<{ __typename: 'TextPart', text: string, match: boolean }> }>, answer: { __typename: 'SearchAnswer', title: string, path: string, lines: Array<string> } | null } };

export type OperationName = "absence" | "absences" | "activity" | "addedItem" | "application" | "applications" | "article" | "articles" | "attendance" | "attendances" | "backups" | "backupsWithPicture" | "bin" | "changedByOthers" | "changes" | "committee" | "committees" | "currentNotices" | "dashboard" | "drafts" | "enquiries" | "enquiry" | "event" | "events" | "further" | "galleries" | "gallery" | "galleryImage" | "health" | "home" | "missedSearches" | "myContent" | "newsStories" | "newsStory" | "notice" | "notices" | "order" | "orders" | "outbox" | "page" | "pages" | "product" | "products" | "profile" | "profiles" | "programAreas" | "programs" | "receipt" | "schoolDate" | "schoolDates" | "schoolYear" | "search" | "sessions" | "site" | "trending" | "trendingArticles" | "user" | "users" | "version" | "versions" | "viewer" | "webhookTopics" | "webhooks" | "addArticle" | "addCommittee" | "addEvent" | "addGallery" | "addGalleryImages" | "addNewsStory" | "addNotice" | "addOrder" | "addProduct" | "addProfile" | "addProgram" | "addSchoolDate" | "addUser" | "addWebhook" | "approve" | "attendEvent" | "backupLink" | "beginSecondFactor" | "changeAttendance" | "changeEmail" | "changePassword" | "choosePassword" | "confirmAttendance" | "confirmByMail" | "confirmEmail" | "confirmSecondFactor" | "copySchoolYear" | "deleteArticle" | "deleteCommittee" | "deleteEvent" | "deleteGallery" | "deleteGalleryImage" | "deleteNewsStory" | "deleteOrder" | "deleteProduct" | "deleteProfile" | "deleteSchoolDate" | "deleteUser" | "deleteWebhook" | "discardChange" | "discardDraft" | "dispatchOrder" | "editArticle" | "editCommittee" | "editEvent" | "editGallery" | "editGalleryImage" | "editNewsStory" | "editNotice" | "editOrder" | "editPage" | "editProduct" | "editProfile" | "editProgram" | "editSchoolDate" | "editSite" | "editUser" | "editWebhook" | "editing" | "endNotice" | "endOtherSessions" | "endSession" | "endUserSessions" | "eraseFromBin" | "erasePicture" | "forgotPassword" | "inviteUser" | "login" | "logout" | "markAbsence" | "markApplication" | "markEnquiry" | "noteExport" | "passwordLink" | "previewLink" | "recordOrderPayment" | "refresh" | "removeSecondFactor" | "renewProgramToken" | "renewRecoveryCodes" | "renewWebhookSecret" | "repeatEvent" | "reportAbsence" | "resendDelivery" | "resetPassword" | "resetSecondFactor" | "restoreDraft" | "restoreFromBin" | "restoreVersion" | "retryMail" | "revokePreviews" | "revokeProgram" | "saveDraft" | "sendApplication" | "sendBack" | "sendEnquiry" | "setPublication" | "setUserAccess" | "setUserRole" | "setUserSuspended" | "switchWebhook" | "tryWebhook" | "uploadDocument" | "uploadImage" | "withdrawAttendance";

export * from "./layout.ts"
export * from "./session.ts"
export * from "./content.ts"
export * from "./history.ts"
export * from "./publication.ts"
export * from "./writing.ts"
export * from "./bin.ts"
export * from "./staff.ts"
export * from "./users.ts"
export * from "./absences.ts"
export * from "./applications.ts"
export * from "./articles.ts"
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
