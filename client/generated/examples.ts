// Written by `npm run codegen` from the server's content types.

export const ownedExamples = [
  {
    "group": "news stories",
    "name": "NewsStories",
    "query": "# Lists news stories, page by page.\nquery NewsStories($page: Int!, $perPage: Int!) {\n  newsStories(page: $page, perPage: $perPage) {\n    total\n    pages\n    items {\n      id\n      title\n      createdAt\n      user {\n        name\n      }\n      picture {\n        url\n        alt\n      }\n    }\n  }\n}",
    "variables": {
      "page": 1,
      "perPage": 5
    }
  },
  {
    "group": "news stories",
    "name": "NewsStory",
    "query": "# One story; null if there is none.\nquery NewsStory($id: Int!) {\n  newsStory(id: $id) {\n    title\n    detail\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    opening\n    detailPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "id": 1
    }
  },
  {
    "group": "news stories",
    "name": "AddNewsStory",
    "query": "# Adds a story as a draft: editors and above. The\n# sandbox asks for the picture when you run it.\nmutation AddNewsStory($title: String!, $detail: RichText!, $file: Upload!, $alt: String) {\n  addNewsStory(\n    input: {title: $title, detail: $detail, publication: {as: DRAFT}, picture: {upload: $file, alt: $alt}}\n  ) {\n    title\n    detail\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    opening\n    detailPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "title": "Relay",
      "detail": "<p>Fig won.</p>",
      "file": null,
      "alt": "What the picture shows"
    }
  },
  {
    "group": "news stories",
    "name": "EditNewsStory",
    "query": "# Edits the given fields and keeps the others: its\n# author, or administrators. If you send the\n# version that you read, you get a CONFLICT if\n# somebody else has changed the same fields.\nmutation EditNewsStory($id: Int!, $input: EditNewsStoryInput!) {\n  editNewsStory(id: $id, input: $input) {\n    id\n    title\n    version\n    updatedAt\n  }\n}",
    "variables": {
      "id": "the id of a story",
      "input": {
        "title": "Relay, again"
      }
    }
  },
  {
    "group": "news stories",
    "name": "DeleteNewsStory",
    "query": "# Deletes a story and returns it as it was: its\n# author, or administrators.\nmutation DeleteNewsStory($id: Int!) {\n  deleteNewsStory(id: $id) {\n    id\n    title\n  }\n}",
    "variables": {
      "id": "the id of a story"
    }
  },
  {
    "group": "articles",
    "name": "Articles",
    "query": "# Lists articles, page by page.\nquery Articles($page: Int!, $perPage: Int!) {\n  articles(page: $page, perPage: $perPage) {\n    total\n    pages\n    items {\n      id\n      title\n      createdAt\n      user {\n        name\n      }\n      picture {\n        url\n        alt\n      }\n    }\n  }\n}",
    "variables": {
      "page": 1,
      "perPage": 5
    }
  },
  {
    "group": "articles",
    "name": "Article",
    "query": "# One article; null if there is none.\nquery Article($id: Int!) {\n  article(id: $id) {\n    title\n    detail\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    opening\n    reads\n    detailPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "id": 1
    }
  },
  {
    "group": "articles",
    "name": "AddArticle",
    "query": "# Adds an article as a draft: editors and above.\n# The sandbox asks for the picture when you run it.\nmutation AddArticle($title: String!, $detail: RichText!, $file: Upload!, $alt: String) {\n  addArticle(\n    input: {title: $title, detail: $detail, publication: {as: DRAFT}, picture: {upload: $file, alt: $alt}}\n  ) {\n    title\n    detail\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    opening\n    reads\n    detailPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "title": "A walk by the river",
      "detail": "<p>We took our shoes off.</p>",
      "file": null,
      "alt": "What the picture shows"
    }
  },
  {
    "group": "articles",
    "name": "EditArticle",
    "query": "# Edits the given fields and keeps the others: its\n# author, or administrators. If you send the\n# version that you read, you get a CONFLICT if\n# somebody else has changed the same fields.\nmutation EditArticle($id: Int!, $input: EditArticleInput!) {\n  editArticle(id: $id, input: $input) {\n    id\n    title\n    version\n    updatedAt\n  }\n}",
    "variables": {
      "id": "the id of an article",
      "input": {
        "title": "A walk by the river, again"
      }
    }
  },
  {
    "group": "articles",
    "name": "DeleteArticle",
    "query": "# Deletes an article and returns it as it was: its\n# author, or administrators.\nmutation DeleteArticle($id: Int!) {\n  deleteArticle(id: $id) {\n    id\n    title\n  }\n}",
    "variables": {
      "id": "the id of an article"
    }
  },
  {
    "group": "profiles",
    "name": "Profiles",
    "query": "# Lists profiles, page by page.\nquery Profiles($page: Int!, $perPage: Int!) {\n  profiles(page: $page, perPage: $perPage) {\n    total\n    pages\n    items {\n      id\n      name\n      createdAt\n      user {\n        name\n      }\n      picture {\n        url\n        alt\n      }\n    }\n  }\n}",
    "variables": {
      "page": 1,
      "perPage": 5
    }
  },
  {
    "group": "profiles",
    "name": "Profile",
    "query": "# One profile; null if there is none.\nquery Profile($id: Int!) {\n  profile(id: $id) {\n    name\n    position\n    group\n    bio\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    title\n    bioPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "id": 1
    }
  },
  {
    "group": "profiles",
    "name": "AddProfile",
    "query": "# Adds a profile as a draft: editors and above. The\n# sandbox asks for the picture when you run it.\nmutation AddProfile($name: String!, $position: String!, $group: ProfileGroup!, $bio: RichText!, $file: Upload!, $alt: String) {\n  addProfile(\n    input: {name: $name, position: $position, group: $group, bio: $bio, publication: {as: DRAFT}, picture: {upload: $file, alt: $alt}}\n  ) {\n    name\n    position\n    group\n    bio\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    title\n    bioPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "name": "Mr Pike",
      "position": "Sport",
      "group": "TEACHERS",
      "bio": "<p>He has a whistle.</p>",
      "file": null,
      "alt": "What the picture shows"
    }
  },
  {
    "group": "profiles",
    "name": "EditProfile",
    "query": "# Edits the given fields and keeps the others: its\n# author, or administrators. If you send the\n# version that you read, you get a CONFLICT if\n# somebody else has changed the same fields.\nmutation EditProfile($id: Int!, $input: EditProfileInput!) {\n  editProfile(id: $id, input: $input) {\n    id\n    name\n    version\n    updatedAt\n  }\n}",
    "variables": {
      "id": "the id of a profile",
      "input": {
        "name": "Mr Pike, again"
      }
    }
  },
  {
    "group": "profiles",
    "name": "DeleteProfile",
    "query": "# Deletes a profile and returns it as it was: its\n# author, or administrators.\nmutation DeleteProfile($id: Int!) {\n  deleteProfile(id: $id) {\n    id\n    name\n  }\n}",
    "variables": {
      "id": "the id of a profile"
    }
  },
  {
    "group": "school classes",
    "name": "SchoolClasses",
    "query": "# Lists school classes, page by page.\nquery SchoolClasses($page: Int!, $perPage: Int!) {\n  schoolClasses(page: $page, perPage: $perPage) {\n    total\n    pages\n    items {\n      id\n      title\n      createdAt\n      user {\n        name\n      }\n      picture {\n        url\n        alt\n      }\n    }\n  }\n}",
    "variables": {
      "page": 1,
      "perPage": 5
    }
  },
  {
    "group": "school classes",
    "name": "SchoolClass",
    "query": "# One class; null if there is none.\nquery SchoolClass($id: Int!) {\n  schoolClass(id: $id) {\n    title\n    room\n    note\n    year\n    teacherId\n    secondTeacherId\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    notePlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "id": 1
    }
  },
  {
    "group": "school classes",
    "name": "AddSchoolClass",
    "query": "# Adds a class as a draft: editors and above. The\n# sandbox asks for the picture when you run it.\nmutation AddSchoolClass($title: String!, $year: Int!, $note: RichText!, $file: Upload, $alt: String) {\n  addSchoolClass(\n    input: {title: $title, year: $year, note: $note, publication: {as: DRAFT}, picture: {upload: $file, alt: $alt}}\n  ) {\n    title\n    room\n    note\n    year\n    teacherId\n    secondTeacherId\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    notePlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "title": "Form 3 East",
      "year": 3,
      "note": "<p>Swimming on Tuesdays.</p>",
      "file": null,
      "alt": "What the picture shows"
    }
  },
  {
    "group": "school classes",
    "name": "EditSchoolClass",
    "query": "# Edits the given fields and keeps the others: its\n# author, or administrators. If you send the\n# version that you read, you get a CONFLICT if\n# somebody else has changed the same fields.\nmutation EditSchoolClass($id: Int!, $input: EditSchoolClassInput!) {\n  editSchoolClass(id: $id, input: $input) {\n    id\n    title\n    version\n    updatedAt\n  }\n}",
    "variables": {
      "id": "the id of a class",
      "input": {
        "title": "Form 3 East, again"
      }
    }
  },
  {
    "group": "school classes",
    "name": "DeleteSchoolClass",
    "query": "# Deletes a class and returns it as it was: its\n# author, or administrators.\nmutation DeleteSchoolClass($id: Int!) {\n  deleteSchoolClass(id: $id) {\n    id\n    title\n  }\n}",
    "variables": {
      "id": "the id of a class"
    }
  },
  {
    "group": "galleries",
    "name": "Galleries",
    "query": "# Lists galleries, page by page.\nquery Galleries($page: Int!, $perPage: Int!) {\n  galleries(page: $page, perPage: $perPage) {\n    total\n    pages\n    items {\n      id\n      name\n      createdAt\n      user {\n        name\n      }\n      picture {\n        url\n        alt\n      }\n    }\n  }\n}",
    "variables": {
      "page": 1,
      "perPage": 5
    }
  },
  {
    "group": "galleries",
    "name": "Gallery",
    "query": "# One gallery; null if there is none.\nquery Gallery($id: Int!) {\n  gallery(id: $id) {\n    name\n    description\n    eventId\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    title\n    archive\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "id": 1
    }
  },
  {
    "group": "galleries",
    "name": "AddGallery",
    "query": "# Adds a gallery as a draft: editors and above. The\n# sandbox asks for the picture when you run it.\nmutation AddGallery($name: String!, $description: String!, $file: Upload!, $alt: String) {\n  addGallery(\n    input: {name: $name, description: $description, publication: {as: DRAFT}, picture: {upload: $file, alt: $alt}}\n  ) {\n    name\n    description\n    eventId\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    title\n    archive\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "name": "Sports week",
      "description": "Five days and one whistle.",
      "file": null,
      "alt": "What the picture shows"
    }
  },
  {
    "group": "galleries",
    "name": "EditGallery",
    "query": "# Edits the given fields and keeps the others: its\n# author, or administrators. If you send the\n# version that you read, you get a CONFLICT if\n# somebody else has changed the same fields.\nmutation EditGallery($id: Int!, $input: EditGalleryInput!) {\n  editGallery(id: $id, input: $input) {\n    id\n    name\n    version\n    updatedAt\n  }\n}",
    "variables": {
      "id": "the id of a gallery",
      "input": {
        "name": "Sports week, again"
      }
    }
  },
  {
    "group": "galleries",
    "name": "DeleteGallery",
    "query": "# Deletes a gallery and returns it as it was: its\n# author, or administrators.\nmutation DeleteGallery($id: Int!) {\n  deleteGallery(id: $id) {\n    id\n    name\n  }\n}",
    "variables": {
      "id": "the id of a gallery"
    }
  },
  {
    "group": "events",
    "name": "Events",
    "query": "# Lists events, page by page.\nquery Events($page: Int!, $perPage: Int!) {\n  events(page: $page, perPage: $perPage) {\n    total\n    pages\n    items {\n      id\n      title\n      createdAt\n      user {\n        name\n      }\n      picture {\n        url\n        alt\n      }\n    }\n  }\n}",
    "variables": {
      "page": 1,
      "perPage": 5
    }
  },
  {
    "group": "events",
    "name": "Event",
    "query": "# One event; null if there is none.\nquery Event($id: Int!) {\n  event(id: $id) {\n    title\n    audience\n    location\n    description\n    date\n    endDate\n    allDay\n    capacity\n    cancelled\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    opening\n    placesLeft\n    descriptionPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "id": 1
    }
  },
  {
    "group": "events",
    "name": "AddEvent",
    "query": "# Adds an event as a draft: editors and above. The\n# sandbox asks for the picture when you run it.\nmutation AddEvent($title: String!, $date: DateTimeISO!, $location: String!, $description: RichText!, $file: Upload, $alt: String) {\n  addEvent(\n    input: {title: $title, date: $date, location: $location, description: $description, publication: {as: DRAFT}, picture: {upload: $file, alt: $alt}}\n  ) {\n    title\n    audience\n    location\n    description\n    date\n    endDate\n    allDay\n    capacity\n    cancelled\n    id\n    createdAt\n    updatedAt\n    version\n    state\n    publishedAt\n    displayDate\n    publishAt\n    expiresAt\n    heldBack\n    type\n    path\n    canEdit\n    opening\n    placesLeft\n    descriptionPlainText\n    picture {\n      name\n      url\n    }\n    user {\n      name\n    }\n  }\n}",
    "variables": {
      "title": "Kite day",
      "date": "2030-03-08T07:30:00.000Z",
      "location": "The field",
      "description": "<p>Bring a kite.</p>",
      "file": null,
      "alt": "What the picture shows"
    }
  },
  {
    "group": "events",
    "name": "EditEvent",
    "query": "# Edits the given fields and keeps the others: its\n# author, or administrators. If you send the\n# version that you read, you get a CONFLICT if\n# somebody else has changed the same fields.\nmutation EditEvent($id: Int!, $input: EditEventInput!) {\n  editEvent(id: $id, input: $input) {\n    id\n    title\n    version\n    updatedAt\n  }\n}",
    "variables": {
      "id": "the id of an event",
      "input": {
        "title": "Kite day, again"
      }
    }
  },
  {
    "group": "events",
    "name": "DeleteEvent",
    "query": "# Deletes an event and returns it as it was: its\n# author, or administrators.\nmutation DeleteEvent($id: Int!) {\n  deleteEvent(id: $id) {\n    id\n    title\n  }\n}",
    "variables": {
      "id": "the id of an event"
    }
  }
]
