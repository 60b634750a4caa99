/** Why a skeleton was not made, in a sentence for the person who asked for it. */
export class Refusal extends Error {}

/** What one skeleton does to the repository; every path is from the root, with forward slashes. */
export interface Plan {
  /** New files with their text. */
  create: Record<string, string>
  /** Existing files with the text that they get. */
  change: Record<string, string>
  /** Scripts of the repository that run last, each with the files that it writes. */
  run: { script: string; writes: string[] }[]
  /** What is left for a person to do, a sentence each, in order. */
  next: string[]
}

/** What was typed: the words without a dash, and the options with their values. */
export interface Asked {
  words: string[]
  options: Record<string, string>
}

/** The repository as it is, and what day it is there. */
export interface Surroundings {
  root: string
  /** As yyyy-mm-dd. */
  today: string
}

/** One kind of skeleton. */
export interface Kind {
  /** What follows `pnpm new`, for the usage. */
  usage: string
  /** What its words are. */
  words: 'name' | 'title'
  /** The options, every one of them with a value and demanded. */
  options: readonly string[]
  /** Says what has to be done, without doing any of it; throws a {@link Refusal} when it can't be done. */
  plan: (asked: Asked, surroundings: Surroundings) => Plan
}
