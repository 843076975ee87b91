import { CreateAll1765000000000 } from "./1765000000000-create-all.ts"
import { EndGivenPasswords1765003000000 } from "./1765003000000-end-given-passwords.ts"
import { SuspendImportedAuthors1765003100000 } from "./1765003100000-suspend-imported-authors.ts"
import { RewriteDocuments1765004000000 } from "./1765004000000-rewrite-documents.ts"
import { PutOffMail1765005000000 } from "./1765005000000-put-off-mail.ts"
import { CreateSiteIdentity1765007000000 } from "./1765007000000-create-site-identity.ts"
import { RenewProgramTokens1765009000000 } from "./1765009000000-renew-program-tokens.ts"
import { AddLook1765010000000 } from "./1765010000000-add-look.ts"
import { ChooseLanguages1765012000000 } from "./1765012000000-choose-languages.ts"
import { AddSeries1765031000000 } from "./1765031000000-add-series.ts"
import { AddOfficeMarks1765041000000 } from "./1765041000000-add-office-marks.ts"
import { AddAttendees1765042000000 } from "./1765042000000-add-attendees.ts"
import { OrderPeople1765043000000 } from "./1765043000000-order-people.ts"
import { CreateChildren1765050000000 } from "./1765050000000-create-children.ts"
import { CreateConsentRegister1765053000000 } from "./1765053000000-create-consent-register.ts"
import { addColumn, createIndex, createTextPictures, indexLists } from "./tables.ts"

/** Migrations run in the order of the timestamps in their names. SQLite and PostgreSQL share them. */
export const migrations = [
  CreateAll1765000000000,
  addColumn(1765001000000, "added_items", "digest"),
  EndGivenPasswords1765003000000,
  SuspendImportedAuthors1765003100000,
  RewriteDocuments1765004000000,
  PutOffMail1765005000000,
  CreateSiteIdentity1765007000000,
  RenewProgramTokens1765009000000,
  AddLook1765010000000,
  ChooseLanguages1765012000000,
  addColumn(1765021000000, "profiles", "accountId", "integer"),
  addColumn(1765022000000, "enquiries", "recipient"),
  addColumn(1765023000000, "enquiries", "recipientName"),
  addColumn(1765024000000, "site_info", "writeToPeople", "boolean NOT NULL DEFAULT FALSE"),
  addColumn(1765026000000, "documents", "missing"),
  AddSeries1765031000000,
  createTextPictures(1765035000000, "pending_changes"),
  createTextPictures(1765035001000, "news_stories"),
  createTextPictures(1765035002000, "articles"),
  createTextPictures(1765035003000, "events"),
  createTextPictures(1765035004000, "pages"),
  createTextPictures(1765035005000, "profiles"),
  AddOfficeMarks1765041000000,
  AddAttendees1765042000000,
  OrderPeople1765043000000,
  addColumn(1765045000000, "pictures", "recognisable", "text NOT NULL DEFAULT 'UNSAID'"),
  addColumn(1765045001000, "site_info", "unsaidIsPublic", "boolean NOT NULL DEFAULT TRUE"),
  addColumn(1765045002000, "site_info", "refusesTraining", "boolean NOT NULL DEFAULT TRUE"),
  addColumn(1765045003000, "site_info", "publicPixels", "integer NOT NULL DEFAULT 1280"),
  createIndex(1765047000000, "pictures", "undescribed", `("id") WHERE "alt" IS NULL`),
  ...indexLists(1765047001000, "news_stories"),
  ...indexLists(1765047002000, "articles"),
  ...indexLists(1765047003000, "events"),
  ...indexLists(1765047004000, "galleries", "name"),
  ...indexLists(1765047005000, "profiles", "name"),
  CreateChildren1765050000000,
  addColumn(1765051000000, "pictures", "reviewedAt"),
  CreateConsentRegister1765053000000,
  addColumn(1765053001000, "site_info", "asksYearly", "boolean NOT NULL DEFAULT FALSE"),
]
