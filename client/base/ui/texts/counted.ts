/** `1 picture`, `2 pictures`, `2 people`: for the staff area, which is in English. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`
