/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A language of the public site. English is the original. */
export type Language =
  /** English */
  | 'EN'
  /** Français */
  | 'FR'
  /** Kiswahili */
  | 'SW';

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
  upload?: unknown;
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

/** Recognisable people in a picture. */
export type Recognisable =
  /** People can be recognised, and have agreed. */
  | 'AGREED'
  /** Nobody can be recognised. */
  | 'NOBODY'
  /** Not said yet. */
  | 'UNSAID';

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

export type RestUploadImageMutationVariables = Exact<{
  name: string;
  file: unknown;
}>;


export type RestUploadImageMutation = { uploadImage: { name: string, width: number, height: number } };

export type RestSearchQueryVariables = Exact<{
  q: string;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type RestSearchQuery = { search: { total: number, pages: number, items: Array<{ kind: SearchKind, id: number, path: string, title: Array<{ text: string }>, excerpt: Array<{ text: string }> }> } };

export type RestSendApplicationMutationVariables = Exact<{
  input: SendApplicationInput;
}>;


export type RestSendApplicationMutation = { sendApplication: { receivedAt: string } };

export type RestDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type RestDashboardQuery = { dashboard: { users: number, news: number, articles: number, profiles: number, galleries: number, orders: Array<{ id: number, orderCode: string, amount: number, mmCode: string | null, dispatched: boolean, createdAt: string }> } };

export type RestSendEnquiryMutationVariables = Exact<{
  input: SendEnquiryInput;
}>;


export type RestSendEnquiryMutation = { sendEnquiry: { receivedAt: string } };

export type RestGalleryImageFragment = { id: number, caption: string, galleryId: number, picture: { name: string, alt: string } };

export type RestGalleryImageByIdQueryVariables = Exact<{
  id: number;
}>;


export type RestGalleryImageByIdQuery = { galleryImage: { id: number, caption: string, galleryId: number, picture: { name: string, alt: string } } | null };

export type RestEditGalleryImageMutationVariables = Exact<{
  id: number;
  input: EditGalleryImageInput;
}>;


export type RestEditGalleryImageMutation = { editGalleryImage: { id: number, caption: string, galleryId: number, picture: { name: string, alt: string } } };

export type RestCurrentNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCurrentNoticesQuery = { currentNotices: Array<{ id: number, kind: NoticeKind, text: string, startsAt: string, endsAt: string, version: number }> };

export type RestPageFragment = { id: number, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, tag: string, facts: Array<{ term: string, value: string }>, prices: Array<{ title: string, prices: Array<{ what: string, amount: string, per: string }> }>, sections: Array<{ heading: string }>, documents: Array<{ title: string, file: { url: string } }>, related: Array<{ title: string, path: string }>, picture: { name: string, alt: string } | null };

export type RestPageQueryVariables = Exact<{
  key?: string | null | undefined;
  id?: number | null | undefined;
}>;


export type RestPageQuery = { page: { id: number, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, tag: string, facts: Array<{ term: string, value: string }>, prices: Array<{ title: string, prices: Array<{ what: string, amount: string, per: string }> }>, sections: Array<{ heading: string }>, documents: Array<{ title: string, file: { url: string } }>, related: Array<{ title: string, path: string }>, picture: { name: string, alt: string } | null } | null };

export type RestAboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAboutPageQuery = { page: { id: number } | null };

export type RestEditPageMutationVariables = Exact<{
  id: number;
  input: EditPageInput;
}>;


export type RestEditPageMutation = { editPage: { id: number, title: string, pageIntro: string, pageText: string, shownTexts: Array<string>, tag: string, facts: Array<{ term: string, value: string }>, prices: Array<{ title: string, prices: Array<{ what: string, amount: string, per: string }> }>, sections: Array<{ heading: string }>, documents: Array<{ title: string, file: { url: string } }>, related: Array<{ title: string, path: string }>, picture: { name: string, alt: string } | null } };

export type RestLoginMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type RestLoginMutation = { login: { accessToken: string } };

export type RestRefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RestRefreshMutation = { refresh: { accessToken: string } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: { count: number } };

export type RestUserFragment = { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null };

export type RestUsersQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type RestUsersQuery = { users: { pages: number, total: number, items: Array<{ id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null }> } };

export type RestUserQueryVariables = Exact<{
  id: number;
}>;


export type RestUserQuery = { user: { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null } | null };

export type RestUserForAdministrationQueryVariables = Exact<{
  id: number;
}>;


export type RestUserForAdministrationQuery = { users: { total: number }, user: { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null } | null };

export type RestAddUserMutationVariables = Exact<{
  input: AddUserInput;
}>;


export type RestAddUserMutation = { addUser: { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null } };

export type RestEditUserMutationVariables = Exact<{
  id: number;
  input: EditUserInput;
}>;


export type RestEditUserMutation = { editUser: { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null } };

export type RestChangePasswordMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type RestChangePasswordMutation = { changePassword: { id: number } };

export type RestSetUserAccessMutationVariables = Exact<{
  id: number;
  role?: Role | null | undefined;
  suspend?: boolean | null | undefined;
}>;


export type RestSetUserAccessMutation = { setUserAccess: { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null } };

export type RestResetPasswordMutationVariables = Exact<{
  id: number;
  password: string;
}>;


export type RestResetPasswordMutation = { resetPassword: { id: number, name: string, email: string | null, role: Role | null, suspend: boolean | null, telephone: string, twitter: string, linkedIn: string, instagram: string, updatedAt: string | null, createdAt: string | null, picture: { name: string } | null } };

export const RestGalleryImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGalleryImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GalleryImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"galleryId"}}]}}]} as unknown as DocumentNode<RestGalleryImageFragment, unknown>;
export const RestPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pageIntro"}},{"kind":"Field","name":{"kind":"Name","value":"pageText"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shownTexts"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tag"}}]}}]} as unknown as DocumentNode<RestPageFragment, unknown>;
export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestUploadImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<RestUploadImageMutation, RestUploadImageMutationVariables>;
export const RestSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]} as unknown as DocumentNode<RestSearchQuery, RestSearchQueryVariables>;
export const RestSendApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}}]} as unknown as DocumentNode<RestSendApplicationMutation, RestSendApplicationMutationVariables>;
export const RestDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mmCode"}},{"kind":"Field","name":{"kind":"Name","value":"dispatched"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"news"}},{"kind":"Field","name":{"kind":"Name","value":"articles"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"}},{"kind":"Field","name":{"kind":"Name","value":"galleries"}}]}}]}}]} as unknown as DocumentNode<RestDashboardQuery, RestDashboardQueryVariables>;
export const RestSendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]}}]} as unknown as DocumentNode<RestSendEnquiryMutation, RestSendEnquiryMutationVariables>;
export const RestGalleryImageByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGalleryImageById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"galleryImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGalleryImage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGalleryImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GalleryImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"galleryId"}}]}}]} as unknown as DocumentNode<RestGalleryImageByIdQuery, RestGalleryImageByIdQueryVariables>;
export const RestEditGalleryImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestEditGalleryImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditGalleryImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editGalleryImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGalleryImage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGalleryImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GalleryImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"galleryId"}}]}}]} as unknown as DocumentNode<RestEditGalleryImageMutation, RestEditGalleryImageMutationVariables>;
export const RestCurrentNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCurrentNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RestCurrentNoticesQuery, RestCurrentNoticesQueryVariables>;
export const RestPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pageIntro"}},{"kind":"Field","name":{"kind":"Name","value":"pageText"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shownTexts"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tag"}}]}}]} as unknown as DocumentNode<RestPageQuery, RestPageQueryVariables>;
export const RestAboutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAboutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"about","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestAboutPageQuery, RestAboutPageQueryVariables>;
export const RestEditPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestEditPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pageIntro"}},{"kind":"Field","name":{"kind":"Name","value":"pageText"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"per"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shownTexts"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tag"}}]}}]} as unknown as DocumentNode<RestEditPageMutation, RestEditPageMutationVariables>;
export const RestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestRefreshDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRefresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RestRefreshMutation, RestRefreshMutationVariables>;
export const RestLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUsersQuery, RestUsersQueryVariables>;
export const RestUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUserQuery, RestUserQueryVariables>;
export const RestUserForAdministrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUserForAdministration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUserForAdministrationQuery, RestUserForAdministrationQueryVariables>;
export const RestAddUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAddUserMutation, RestAddUserMutationVariables>;
export const RestEditUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestEditUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestEditUserMutation, RestEditUserMutationVariables>;
export const RestChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oldPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestSetUserAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetUserAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspend"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspend"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspend"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSetUserAccessMutation, RestSetUserAccessMutationVariables>;
export const RestResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"telephone"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"linkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestResetPasswordMutation, RestResetPasswordMutationVariables>;