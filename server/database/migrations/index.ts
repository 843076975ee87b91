import { CreateAccountsAndNews1761000000000 } from "./1761000000000-create-accounts-and-news.ts"
import { AddUserPictures1761100000000 } from "./1761100000000-add-user-pictures.ts"
import { CreateOutbox1761110000000 } from "./1761110000000-create-outbox.ts"
import { CreateEnquiries1761120000000 } from "./1761120000000-create-enquiries.ts"
import { CreateApplications1761130000000 } from "./1761130000000-create-applications.ts"
import { CreateOrders1761140000000 } from "./1761140000000-create-orders.ts"
import { CreateProducts1761150000000 } from "./1761150000000-create-products.ts"
import { CreateCommittees1761160000000 } from "./1761160000000-create-committees.ts"
import { AddSiteInfoVersion1761170000000 } from "./1761170000000-add-site-info-version.ts"
import { CreateContent1761200000000 } from "./1761200000000-create-content.ts"
import { CreateSearch1761300000000 } from "./1761300000000-create-search.ts"
import { IndexLists1761400000000 } from "./1761400000000-index-lists.ts"
import { AddTimeZone1761410000000 } from "./1761410000000-add-time-zone.ts"
import { CreateWithdrawnEvents1761420000000 } from "./1761420000000-create-withdrawn-events.ts"
import { SearchOfficeLists1761450000000 } from "./1761450000000-search-office-lists.ts"
import { CreateAddedItems1761500000000 } from "./1761500000000-create-added-items.ts"
import { PicturesAreUses1764000000000 } from "./1764000000000-pictures-are-uses.ts"
import { CountUploads1764000100000 } from "./1764000100000-count-uploads.ts"
import { SearchOwnWords1764090000000 } from "./1764090000000-search-own-words.ts"
import { CreateTries1764090100000 } from "./1764090100000-create-tries.ts"
import { StoreOpenings1764100000000 } from "./1764100000000-store-openings.ts"
import { CreateSearchProgress1764100100000 } from "./1764100100000-create-search-progress.ts"
import { CreateDailyReads1764100200000 } from "./1764100200000-create-daily-reads.ts"
import { IndexEndsOfEvents1764100300000 } from "./1764100300000-index-ends-of-events.ts"
import { AddMustChangePassword1764300000000 } from "./1764300000000-add-must-change-password.ts"
import { AddMapAndNotes1764400000000 } from "./1764400000000-add-map-and-notes.ts"
import { CreateHistory1764500000000 } from "./1764500000000-create-history.ts"
import { AddWeeklyMail1764500100000 } from "./1764500100000-add-weekly-mail.ts"
import { States1764600000000 } from "./1764600000000-states.ts"
import { CreatePublication1764600100000 } from "./1764600100000-create-publication.ts"
import { IndexChangesByOthers1764600200000 } from "./1764600200000-index-changes-by-others.ts"
import { MergePendingChanges1764700000000 } from "./1764700000000-merge-pending-changes.ts"
import { DraftPictures1764710000000 } from "./1764710000000-draft-pictures.ts"
import { CreateSchoolDates1764720000000 } from "./1764720000000-create-school-dates.ts"
import { AddWholeDays1764720100000 } from "./1764720100000-add-whole-days.ts"
import { CreateNotices1764730000000 } from "./1764730000000-create-notices.ts"
import { AddRoutine1764730100000 } from "./1764730100000-add-routine.ts"
import { AddPageParts1764740000000 } from "./1764740000000-add-page-parts.ts"
import { AddMostAsked1764740100000 } from "./1764740100000-add-most-asked.ts"
import { CreateDocuments1764740200000 } from "./1764740200000-create-documents.ts"
import { KeySearchTitles1764750000000 } from "./1764750000000-key-search-titles.ts"
import { SearchParts1764750100000 } from "./1764750100000-search-parts.ts"
import { CreateMissedSearches1764750200000 } from "./1764750200000-create-missed-searches.ts"
import { AddFormNotes1764760000000 } from "./1764760000000-add-form-notes.ts"
import { CreateAbsences1764760100000 } from "./1764760100000-create-absences.ts"
import { AttendanceStates1764760200000 } from "./1764760200000-attendance-states.ts"
import { CreateAccountLinks1764790000000 } from "./1764790000000-create-account-links.ts"
import { AddSecondFactor1764790100000 } from "./1764790100000-add-second-factor.ts"
import { AddWordings1764800000000 } from "./1764800000000-add-wordings.ts"
import { AddTranslations1764810000000 } from "./1764810000000-add-translations.ts"
import { SearchTranslations1764810100000 } from "./1764810100000-search-translations.ts"
import { AddGalleryEvent1764820000000 } from "./1764820000000-add-gallery-event.ts"
import { CreateMovedAddresses1764840000000 } from "./1764840000000-create-moved-addresses.ts"
import { AddDeletedAccounts1764850000000 } from "./1764850000000-add-deleted-accounts.ts"
import { AddLanguagesOfFamilies1764860000000 } from "./1764860000000-add-languages-of-families.ts"
import { NumberMovedAddresses1764860000010 } from "./1764860000010-number-moved-addresses.ts"
import { CreatePrograms1764860000030 } from "./1764860000030-create-programs.ts"
import { CreateWebhooks1764860000031 } from "./1764860000031-create-webhooks.ts"
import { RenewWebhookSecrets1764870000010 } from "./1764870000010-renew-webhook-secrets.ts"
import { CreateOpenForms1764870000040 } from "./1764870000040-create-open-forms.ts"
import { IndexLastChanges1764881000000 } from "./1764881000000-index-last-changes.ts"
import { IndexOwnUploads1764882000000 } from "./1764882000000-index-own-uploads.ts"
import { EndGivenPasswords1765003000000 } from "./1765003000000-end-given-passwords.ts"
import { SuspendImportedAuthors1765003100000 } from "./1765003100000-suspend-imported-authors.ts"
import { RewriteDocuments1765004000000 } from "./1765004000000-rewrite-documents.ts"
import { PutOffMail1765005000000 } from "./1765005000000-put-off-mail.ts"
import { CreateSiteIdentity1765007000000 } from "./1765007000000-create-site-identity.ts"
import { RenewProgramTokens1765009000000 } from "./1765009000000-renew-program-tokens.ts"
import { addColumn } from "./tables.ts"

/** They run in the order of the timestamps in their names. The same ones serve SQLite and PostgreSQL. */
export const migrations = [
  CreateAccountsAndNews1761000000000,
  AddUserPictures1761100000000,
  CreateOutbox1761110000000,
  CreateEnquiries1761120000000,
  CreateApplications1761130000000,
  CreateOrders1761140000000,
  CreateProducts1761150000000,
  CreateCommittees1761160000000,
  AddSiteInfoVersion1761170000000,
  CreateContent1761200000000,
  CreateSearch1761300000000,
  IndexLists1761400000000,
  AddTimeZone1761410000000,
  CreateWithdrawnEvents1761420000000,
  SearchOfficeLists1761450000000,
  CreateAddedItems1761500000000,
  PicturesAreUses1764000000000,
  CountUploads1764000100000,
  SearchOwnWords1764090000000,
  CreateTries1764090100000,
  StoreOpenings1764100000000,
  CreateSearchProgress1764100100000,
  CreateDailyReads1764100200000,
  IndexEndsOfEvents1764100300000,
  AddMustChangePassword1764300000000,
  AddMapAndNotes1764400000000,
  CreateHistory1764500000000,
  AddWeeklyMail1764500100000,
  States1764600000000,
  CreatePublication1764600100000,
  IndexChangesByOthers1764600200000,
  MergePendingChanges1764700000000,
  DraftPictures1764710000000,
  CreateSchoolDates1764720000000,
  AddWholeDays1764720100000,
  CreateNotices1764730000000,
  AddRoutine1764730100000,
  AddPageParts1764740000000,
  AddMostAsked1764740100000,
  CreateDocuments1764740200000,
  KeySearchTitles1764750000000,
  SearchParts1764750100000,
  CreateMissedSearches1764750200000,
  AddFormNotes1764760000000,
  CreateAbsences1764760100000,
  AttendanceStates1764760200000,
  CreateAccountLinks1764790000000,
  AddSecondFactor1764790100000,
  AddWordings1764800000000,
  AddTranslations1764810000000,
  SearchTranslations1764810100000,
  AddGalleryEvent1764820000000,
  CreateMovedAddresses1764840000000,
  AddDeletedAccounts1764850000000,
  AddLanguagesOfFamilies1764860000000,
  NumberMovedAddresses1764860000010,
  CreatePrograms1764860000030,
  CreateWebhooks1764860000031,
  RenewWebhookSecrets1764870000010,
  CreateOpenForms1764870000040,
  IndexLastChanges1764881000000,
  IndexOwnUploads1764882000000,
  addColumn(1765001000000, "added_items", "digest"),
  EndGivenPasswords1765003000000,
  SuspendImportedAuthors1765003100000,
  RewriteDocuments1765004000000,
  PutOffMail1765005000000,
  CreateSiteIdentity1765007000000,
  RenewProgramTokens1765009000000,
]
