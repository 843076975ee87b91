// Written by `npm run codegen` from the checks on the server's inputs.

export const aboutBlurbLimits = {
  intro: { max: 1000 },
  path: { max: 200 },
  tag: { max: 60 },
  title: { max: 200 },
}

export const addArticleLimits = {
  detail: { required: "Content is required." },
  picture: { required: "Please choose an image." },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const addAttendanceLimits = {
  email: { max: 254 },
  guests: { min: 0, wrong: "Guests are 0 to 10.", max: 10 },
  name: { required: "Name is required.", max: 100 },
  phone: { max: 40 },
}

export const addChildLimits = {
  form: { max: 60 },
  name: { required: "Please write the child’s name.", max: 100 },
}

export const addCommitteeLimits = {
  description: { max: 5000 },
  members: { max: 100 },
  name: { required: "Name is required.", max: 200 },
}

export const addEventLimits = {
  audience: { max: 100 },
  capacity: { min: 1, max: 100000, wrong: "Please give a whole number from 1 to 100000." },
  date: { required: "Date is required." },
  description: { required: "Description is required." },
  location: { required: "Location is required.", max: 200 },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const addGalleryImagesLimits = {
  images: { max: 200, required: "Please choose an image." },
}

export const addGalleryLimits = {
  description: { required: "Description is required.", max: 2000 },
  eventId: { min: 1, max: 2147483647, wrong: "Please give a whole number from 1." },
  name: { required: "Name is required.", max: 200 },
  picture: { required: "Please choose an image." },
}

export const addNewsStoryLimits = {
  detail: { required: "Content is required." },
  picture: { required: "Please choose an image." },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const addNoticeLimits = {
  endsAt: { required: "Please say until when it is shown." },
  kind: { required: "Please say what it is about." },
  text: { required: "A sentence is required.", max: 200 },
}

export const addOrderLimits = {
  amount: { min: 0, max: 2147483647, required: "Please give a whole number, such as 18500." },
  mmCode: { max: 40 },
  orderCode: { required: "Code is required.", max: 40 },
}

export const addPageLimits = {
  address: { max: 60 },
  title: { required: "Title is required.", max: 200 },
}

export const addProductLimits = {
  description: { max: 5000 },
  name: { required: "Name is required.", max: 200 },
  price: { min: 0, max: 2147483647, required: "Please give a whole number, such as 3400." },
  stock: { min: 0, max: 2147483647, required: "Please give a whole number, such as 25." },
}

export const addProfileLimits = {
  bio: { required: "Bio is required." },
  group: { required: "Group is required." },
  name: { required: "Name is required.", max: 120 },
  picture: { required: "Please choose an image." },
  position: { required: "Position is required.", max: 160 },
}

export const addProgramLimits = {
  name: { required: "Please say what the program is called.", max: 60 },
  rights: { max: 50 },
}

export const addSchoolClassLimits = {
  note: { required: "Note is required." },
  room: { max: 200 },
  secondTeacherId: { min: 1, max: 2147483647, wrong: "Please give a whole number from 1." },
  teacherId: { min: 1, max: 2147483647, wrong: "Please give a whole number from 1." },
  title: { required: "Name is required.", max: 100 },
  translations: { max: 2 },
  year: { min: 0, max: 7, required: "Please give a whole number, such as 3." },
}

export const addSchoolDateLimits = {
  firstDay: { required: "Please choose the first day." },
  hours: { max: 100 },
  kind: { required: "Please choose what it is." },
  name: { required: "Name is required.", max: 100 },
  note: { max: 500 },
  year: { min: 1900, max: 2200, required: "Please give a whole number, such as 2031." },
}

export const addUserLimits = {
  email: { required: "Valid email is required.", max: 254 },
  name: { required: "Name is required.", max: 100 },
  password: { min: 8, max: 24, wrong: "8 to 24 characters.", required: "8 to 24 characters." },
}

export const addWebhookLimits = {
  topics: { required: "Please choose at least one event.", max: 50 },
  url: { required: "Please give the address that is to be called.", max: 500 },
}

export const articleTranslationLimits = {
  detail: { required: "Content is required." },
  pictureAlt: { max: 300 },
  title: { required: "Title is required.", max: 200 },
}

export const attendEventLimits = {
  email: { required: "Valid email is required.", max: 254 },
  guests: { min: 0, wrong: "Guests are 0 to 10.", max: 10 },
  name: { required: "Name is required.", max: 100 },
}

export const attendanceLimits = {
  email: { required: "Valid email is required.", max: 254 },
  guests: { min: 0, wrong: "Guests are 0 to 10.", max: 10 },
  name: { required: "Name is required.", max: 100 },
}

export const blurPictureLimits = {
  children: { max: 100 },
  childrenBefore: { max: 100 },
  faces: { max: 100 },
}

export const callToActionLimits = {
  actionLabel: { max: 60 },
  actionPath: { max: 200 },
  text: { max: 1000 },
  title: { max: 200 },
}

export const categoryLinkLimits = {
  path: { max: 200 },
  text: { max: 200 },
  title: { max: 60 },
}

export const changeAttendanceLimits = {
  guests: { min: 0, wrong: "Guests are 0 to 10.", max: 10 },
}

export const changeEmailLimits = {
  newEmail: { required: "Valid email is required.", max: 254 },
}

export const committeeMemberLimits = {
  name: { required: "Name is required.", max: 100 },
  role: { max: 100 },
}

export const deleteEventsLimits = {
  also: { max: 106 },
}

export const editArticleLimits = {
  detail: { required: "Content is required." },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const editChildLimits = {
  form: { max: 60 },
  giver: { max: 100 },
  name: { required: "Please write the child’s name.", max: 100 },
  until: { wrong: "Please give a day." },
}

export const editCommitteeLimits = {
  description: { max: 5000 },
  members: { max: 100 },
  name: { required: "Name is required.", max: 200 },
}

export const editEventLimits = {
  audience: { max: 100 },
  capacity: { min: 1, max: 100000, wrong: "Please give a whole number from 1 to 100000." },
  date: { required: "Date is required." },
  description: { required: "Description is required." },
  location: { required: "Location is required.", max: 200 },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const editEventsLimits = {
  also: { max: 106 },
}

export const editGalleryImageLimits = {
  caption: { max: 500 },
  place: { max: 10000, wrong: "Places are counted from 1.", min: 1 },
}

export const editGalleryLimits = {
  description: { required: "Description is required.", max: 2000 },
  eventId: { min: 1, max: 2147483647, wrong: "Please give a whole number from 1." },
  name: { required: "Name is required.", max: 200 },
}

export const editNewsStoryLimits = {
  detail: { required: "Content is required." },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const editNoticeLimits = {
  endsAt: { required: "Please say until when it is shown." },
  kind: { required: "Please say what it is about." },
  text: { required: "A sentence is required.", max: 200 },
}

export const editOrderLimits = {
  amount: { min: 0, max: 2147483647, required: "Please give a whole number, such as 18500." },
  mmCode: { max: 40 },
  orderCode: { required: "Code is required.", max: 40 },
}

export const editPageLimits = {
  documents: { max: 40 },
  facts: { max: 20 },
  prices: { max: 10 },
  related: { max: 8 },
  sections: { max: 40 },
  tag: { max: 60 },
  title: { required: "Title is required.", max: 200 },
  translations: { max: 2 },
}

export const editProductLimits = {
  description: { max: 5000 },
  name: { required: "Name is required.", max: 200 },
  price: { min: 0, max: 2147483647, required: "Please give a whole number, such as 3400." },
  stock: { min: 0, max: 2147483647, required: "Please give a whole number, such as 25." },
}

export const editProfileLimits = {
  bio: { required: "Bio is required." },
  group: { required: "Group is required." },
  name: { required: "Name is required.", max: 120 },
  position: { required: "Position is required.", max: 160 },
}

export const editProgramLimits = {
  name: { required: "Please say what the program is called.", max: 60 },
  rights: { max: 50 },
}

export const editSchoolClassLimits = {
  note: { required: "Note is required." },
  room: { max: 200 },
  secondTeacherId: { min: 1, max: 2147483647, wrong: "Please give a whole number from 1." },
  teacherId: { min: 1, max: 2147483647, wrong: "Please give a whole number from 1." },
  title: { required: "Name is required.", max: 100 },
  translations: { max: 2 },
  year: { min: 0, max: 7, required: "Please give a whole number, such as 3." },
}

export const editSchoolDateLimits = {
  firstDay: { required: "Please choose the first day." },
  hours: { max: 100 },
  kind: { required: "Please choose what it is." },
  name: { required: "Name is required.", max: 100 },
  note: { max: 500 },
  year: { min: 1900, max: 2200, required: "Please give a whole number, such as 2031." },
}

export const editSiteLimits = {
  address: { max: 10 },
  categories: { max: 12 },
  email: { max: 254 },
  facilities: { max: 20 },
  facilitiesTitle: { max: 100 },
  footerGroups: { max: 6 },
  footerText: { max: 1000 },
  founded: { min: 1000, max: 9999, required: "Please give a whole number, such as 1974." },
  languages: { max: 3 },
  menuGroups: { max: 6 },
  menuNotes: { max: 120 },
  mostAsked: { max: 6 },
  motto: { max: 200 },
  name: { required: "Name is required.", max: 100 },
  officeHours: { max: 300 },
  onlineSchoolUrl: { max: 500 },
  openingHours: { max: 200 },
  postalAddress: { max: 10 },
  publicPixels: { min: 640, max: 2560, required: "Please give a whole number from 640 to 2560." },
  searchHint: { max: 60 },
  shortName: { required: "Name is required.", max: 40 },
  synonyms: { max: 200 },
  telephone: { max: 20 },
  wordings: { max: 2000 },
}

export const editUserLimits = {
  instagram: { max: 200 },
  linkedIn: { max: 200 },
  name: { required: "Name is required.", max: 100 },
  telephone: { max: 40 },
  twitter: { max: 200 },
}

export const editWebhookLimits = {
  topics: { required: "Please choose at least one event.", max: 50 },
  url: { required: "Please give the address that is to be called.", max: 500 },
}

export const eraseHeldLimits = {
  keptBecause: { max: 300 },
  rows: { max: 2000 },
}

export const eventTranslationLimits = {
  audience: { max: 100 },
  description: { required: "Description is required." },
  location: { required: "Location is required.", max: 200 },
  pictureAlt: { max: 300 },
  title: { required: "Title is required.", max: 200 },
}

export const facilityLimits = {
  name: { max: 100 },
  text: { max: 1000 },
}

export const footerGroupLimits = {
  links: { max: 20 },
  title: { max: 60 },
}

export const formNoteLimits = {
  answerDays: { min: 0, max: 60, required: "Please give a whole number, such as 5." },
  answeredBy: { max: 100 },
  keptMonths: { min: 1, max: 120, wrong: "Please give a whole number, such as 12." },
  next: { max: 1000 },
}

export const galleryImageLimits = {
  caption: { max: 500 },
  picture: { required: "Please choose an image." },
}

export const giveHeldLimits = {
  rows: { max: 2000 },
}

export const inboxMarkLimits = {
  note: { max: 2000 },
  version: { min: 1, wrong: "Versions are counted from 1." },
}

export const inviteUserLimits = {
  email: { required: "Valid email is required.", max: 254 },
  name: { required: "Name is required.", max: 100 },
}

export const lunchWeekLimits = {
  friday: { max: 120 },
  monday: { max: 120 },
  thursday: { max: 120 },
  tuesday: { max: 120 },
  wednesday: { max: 120 },
}

export const markInboxLimits = {
  marks: { max: 50, required: "Please send a mark." },
}

export const markPicturesLimits = {
  children: { max: 100 },
  names: { max: 200 },
}

export const menuGroupLimits = {
  links: { max: 20 },
  title: { required: "Name is required.", max: 40 },
}

export const menuNoteLimits = {
  note: { max: 100 },
  path: { max: 200 },
}

export const messageAttendeesLimits = {
  text: { required: "Please write a message.", max: 4000 },
}

export const mostAskedLimits = {
  path: { max: 200 },
  text: { max: 80 },
  title: { max: 60 },
}

export const newsStoryTranslationLimits = {
  detail: { required: "Content is required." },
  pictureAlt: { max: 300 },
  title: { required: "Title is required.", max: 200 },
}

export const noteExportLimits = {
  list: { required: "Please say which list it is.", max: 60 },
  rows: { min: 0, wrong: "Rows are counted from 0." },
}

export const openConsentRegisterLimits = {
  key: { required: "Please write the recovery key." },
}

export const orderGalleryImagesLimits = {
  from: { max: 1000 },
  images: { max: 1000 },
}

export const orderProfilesLimits = {
  from: { max: 500 },
  profiles: { max: 500 },
}

export const pageDocumentLimits = {
  name: { required: "Please choose a PDF.", max: 200 },
  title: { required: "Title is required.", max: 120 },
}

export const pageFactLimits = {
  term: { required: "Please say what it is about.", max: 80 },
  value: { max: 300 },
}

export const pageSectionLimits = {
  anchor: { max: 80 },
  heading: { required: "Heading is required.", max: 120 },
}

export const pageTranslationLimits = {
  facts: { max: 20 },
  pictureAlt: { max: 300 },
  prices: { max: 10 },
  sections: { max: 40 },
  tag: { max: 60 },
  title: { required: "Title is required.", max: 200 },
}

export const personLimits = {
  email: { max: 254 },
  name: { max: 254 },
  phone: { max: 254 },
}

export const pictureFocusLimits = {
  x: { max: 100, wrong: "Please use a whole number from 0 to 100.", min: 0 },
  y: { max: 100, wrong: "Please use a whole number from 0 to 100.", min: 0 },
}

export const pictureLimits = {
  alt: { max: 300 },
  children: { max: 100 },
  childrenBefore: { max: 100 },
}

export const priceLimits = {
  amount: { required: "Please say how much.", max: 60 },
  per: { max: 60 },
  what: { required: "Please say what is paid for.", max: 120 },
}

export const priceTableLimits = {
  prices: { max: 40 },
  title: { required: "Please say what these prices are for.", max: 120 },
}

export const recordOrderPaymentLimits = {
  mmCode: { required: "Code is required.", max: 40 },
}

export const reportAbsenceLimits = {
  childName: { required: "Child’s name is required.", max: 100 },
  className: { required: "Class is required.", max: 60 },
  firstDay: { required: "Please give the first day." },
  lastDay: { wrong: "Please give the last day, or leave it out." },
  phone: { required: "Phone is required.", max: 40 },
  reason: { required: "Please say why in a few words.", max: 200 },
  reporter: { required: "Your name is required.", max: 100 },
}

export const resetPasswordLimits = {
  password: { min: 8, max: 24, wrong: "8 to 24 characters.", required: "8 to 24 characters." },
}

export const restoreEventsLimits = {
  also: { max: 106 },
}

export const routineLimits = {
  dayEnds: { max: 5 },
  gate: { max: 200 },
  lunchWeeks: { max: 6 },
}

export const saveDraftLimits = {
  content: { max: 400000 },
  pictureNames: { max: 100 },
  title: { max: 200 },
  words: { max: 300 },
}

export const schoolClassTranslationLimits = {
  note: { required: "Note is required." },
  pictureAlt: { max: 300 },
  room: { max: 200 },
  title: { required: "Name is required.", max: 100 },
}

export const schoolMapLimits = {
  latitude: { min: -90, wrong: "Please use a number from -90 to 90.", max: 90 },
  longitude: { min: -180, wrong: "Please use a number from -180 to 180.", max: 180 },
}

export const sendApplicationLimits = {
  childName: { required: "Subject is required.", max: 100 },
  email: { required: "Valid email is required.", max: 254 },
  message: { required: "Please, leave us a message.", max: 5000 },
  parentName: { required: "Name is required.", max: 100 },
  phone: { required: "Phone is required.", max: 40 },
}

export const sendBackLimits = {
  note: { required: "Please say what is to be done.", max: 8000 },
}

export const sendEnquiryLimits = {
  inquiry: { required: "Please,leave us a message.", max: 5000 },
  pageName: { max: 100 },
  recipient: { max: 20 },
  senderEmail: { required: "Valid email is required.", max: 254 },
  senderName: { required: "Name is required.", max: 100 },
  senderPhone: { required: "Phone is required.", max: 40 },
}

export const sendRegisterLimits = {
  className: { required: "Please name a class.", max: 60 },
  day: { required: "Please give a day." },
}

export const shareConsentLinkLimits = {
  email: { required: "Valid email is required." },
}

export const signInPanelLimits = {
  attribution: { max: 100 },
  quote: { max: 1000 },
}

export const siteLinkLimits = {
  path: { max: 200 },
  title: { max: 60 },
}

export const socialLinksLimits = {
  facebook: { max: 500 },
  instagram: { max: 500 },
  linkedIn: { max: 500 },
  twitter: { max: 500 },
  youtube: { max: 500 },
}

export const telephoneLineLimits = {
  label: { max: 60 },
  number: { max: 40 },
}

export const wordingLimits = {
  text: { required: "Please choose the text.", max: 2000 },
  words: { required: "Please write the words to use instead.", max: 2000 },
}
