export const peopleAndPlaces = ({ people, places }: { people: number; places: number }) =>
  `${counted(people, "person", "people")}, ${counted(places, "place", "places")}`

export const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
