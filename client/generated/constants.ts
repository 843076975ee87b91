// Written by `npm run codegen`.
export const pictureTypes = ["image/png","image/jpeg","image/webp"]
export const galleryPictureTypes = ["image/png","image/jpeg"]
export const maxPictureBytes = 10000000
export const maxPicturePixels = 40000000
export const longestCaption = 500
export const pictureWidths = [160,320,480,640,800,960,1280,1600]
export const pictureFormats = ["avif","webp"]
export const cropRatios = {"5x2":2.5,"3x2":1.5}
export const cardSize = {"width":1200,"height":630}
export const maxFound = 1000
export const longestQuestion = 200
export const defaultDurationMs = 7200000
export const noticeHeadings = {"CLOSED":"School closed","BUS_LATE":"Bus late","HOME_EARLY":"Home early","OTHER":"Notice"}
export const pageKeys = ["about","welcome","principal","academic","arts","sport","leadership","admissions","visitor","vacancies","support","faqs","privacy","accessibility","attendance","lunch","uniform","fees","transport","clubs","safeguarding","documents"]
export const formerName = "A former member of staff"
export const givenPasswordDays = 7
export const possibleTypes = {"OwnedContent":["NewsStory","Article","Profile","SchoolClass","Gallery","Event"]}
