import { itemRows, listRow } from "../../content/items/owned.rest.ts"
import { ownedFeature } from "../../content/items/owned-feature.ts"
import { ClassesOfProfileResolver, ClassesResolver } from "./classes.resolver.ts"
import { startClasses } from "./classes.start.ts"
import { hasNoClasses, schoolClass, schoolClassRest } from "./school-class.ts"

export const classes = ownedFeature(schoolClass, {
  resolvers: [ClassesResolver, ClassesOfProfileResolver],
  list: {
    path: "/classes",
    isHidden: hasNoClasses,
    searchEntry: (t) => ({ title: t("Classes"), text: t("Every class with its class teacher and its room.") }),
  },
  rest: {
    Classes: {
      "GET /classes": listRow(schoolClassRest, { summary: "Lists classes, by year and title." }),
      ...itemRows(schoolClassRest),
    },
  },
  start: startClasses,
})
