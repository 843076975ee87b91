/** Changes that break a client and were made all the same, with the reason: what they say in the list of changes. */
export const acceptedBreaks: Record<string, string> = {
  "CallToActionInput.picture changed type from String to PictureInput.":
    "A picture of the home page says what it shows. No other client than the office's own form is known to send it.",
  "FacilityInput.picture changed type from String to PictureInput.":
    "A picture of the home page says what it shows. No other client than the office's own form is known to send it.",
}
