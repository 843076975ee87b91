/** An error that the operator can fix: shown in one line, without a stack. */
export class Refusal extends Error {}
