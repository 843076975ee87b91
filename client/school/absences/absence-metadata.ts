export const absenceMetadata = { "/absence": "Tell {school} that your child does not come to school today." }
