/** An error that the operator can fix: shown in one line, without a stack trace. */
export class Refusal extends Error {}
