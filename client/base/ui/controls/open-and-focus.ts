/** Opens the folds around an element first: what is closed away cannot have the focus. */
export function openAndFocus(element: HTMLElement | null | undefined) {
  let fold = element?.closest("details")
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest("details")
  }
  element?.focus()
}
