/** A reason not to go on that the person at the keyboard can do something about: shown in one line, without a stack. */
export class Refusal extends Error {}
