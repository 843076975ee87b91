import { counted } from "../../base/ui/texts/counted.ts"

export const peopleAndPlaces = ({ people, places }: { people: number; places: number }) =>
  `${counted(people, "person", "people")}, ${counted(places, "place")}`
