/** Changes that break a client and were made all the same, with the reason: what they say in the list of changes. */
export const acceptedBreaks: Record<string, string> = {
  "Application.birthDate changed type from String to Day.": "A day is of the scalar `Day`; its text is the same.",
  "PAGE was removed from enum type SearchKind.":
    "A page is `CONTENT_PAGE` wherever its type is named, as the type itself is `ContentPage`.",
  "SendApplicationInput.birthDate changed type from String to Day.":
    "A variable that holds a day is declared as `Day`; its text is the same.",
  "CallToActionInput.picture changed type from String to PictureInput.":
    "A picture of the home page says what it shows. No other client than the office's own form is known to send it.",
  "FacilityInput.picture changed type from String to PictureInput.":
    "A picture of the home page says what it shows. No other client than the office's own form is known to send it.",
}
