/** Why a skeleton was not made, in one sentence for the person who asked. */
export class Refusal extends Error {}

/** What one skeleton does to the repository; paths are relative to the root, with forward slashes. */
export interface Plan {
  /** New files with their text. */
  create: Record<string, string>
  /** Existing files with their new text. */
  change: Record<string, string>
  /** Scripts of the repository to run last, each with the files that it writes. */
  run: { script: string; writes: string[] }[]
  /** The remaining manual steps in order, one sentence each. */
  next: string[]
}

/** The parsed arguments: words without a dash, and options with their values. */
export interface Asked {
  words: string[]
  options: Record<string, string>
}

/** The repository and the current date. */
export interface Surroundings {
  root: string
  /** As yyyy-mm-dd. */
  today: string
}

/** One kind of skeleton. */
export interface Kind {
  /** What follows `pnpm new` in the usage. */
  usage: string
  /** What its words are. */
  words: 'name' | 'title'
  /** The options, all of them required and with a value. */
  options: readonly string[]
  /** Returns what has to be done without doing it; throws a {@link Refusal} if it can't be done. */
  plan: (asked: Asked, surroundings: Surroundings) => Plan
}
