/** Opens the folds around an element first: hidden elements cannot be focused. */
export function openAndFocus(element: HTMLElement | null | undefined) {
  let fold = element?.closest("details")
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest("details")
  }
  element?.focus()
}
