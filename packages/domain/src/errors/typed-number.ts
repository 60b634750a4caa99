import { quoted } from './quoted.ts'

/** Asks which number was meant by a text that can be read in more than one way, given those that are possible. */
export function questionSentence(typed: string, meant: readonly string[]): string {
  return `${quoted(typed)} is not clear. Did you mean ${meant.join(' or ')}?`
}
