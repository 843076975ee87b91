const answersObjects = "A mutation answers what it changed or took away, so that fields can be added to its answer."

/** Changes that break a client and were made all the same, with the reason: what they say in the list of changes. */
export const acceptedBreaks: Record<string, string> = {
  "Application.birthDate changed type from String to Day.": "A day is of the scalar `Day`; its text is the same.",
  "Mutation.changePassword changed type from Boolean! to User!.": answersObjects,
  "Mutation.endOtherSessions changed type from Boolean! to Removed!.": answersObjects,
  "Mutation.endSession changed type from Boolean! to Removed!.": answersObjects,
  "Mutation.logout changed type from Boolean! to Removed!.": answersObjects,
  "PAGE was removed from enum type SearchKind.":
    "A page is `CONTENT_PAGE` wherever its type is named, as the type itself is `ContentPage`.",
  "SendApplicationInput.birthDate changed type from String to Day.":
    "A variable that holds a day is declared as `Day`; its text is the same.",
  "CallToActionInput.picture changed type from String to PictureInput.":
    "A picture of the home page says what it shows. No other client than the office's own form is known to send it.",
  "FacilityInput.picture changed type from String to PictureInput.":
    "A picture of the home page says what it shows. No other client than the office's own form is known to send it.",
}
