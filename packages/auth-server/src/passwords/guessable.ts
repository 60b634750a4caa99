import type { JsonObject } from '../database/tables.ts'
import type { Guessability } from '../failures/failure.ts'
import { isRun, repeatedUnit } from './patterns.ts'

/** Whose new password it is. */
export interface PasswordOwner {
  email?: string | null | undefined
  /** Whatever is known about them: names, a username, a phone number. */
  metadata?: JsonObject | undefined
}

/** Judges a new password; undefined if it is none of the first guesses. */
export type JudgePassword = (password: string, owner: PasswordOwner) => Guessability | undefined

// A year and an exclamation mark add little; more digits than that take a guesser long enough.
const maxAppended = 6
// "4242" is tried over and over; a longer part only counts if it is common itself.
const maxPatternLength = 4
const maxPersonalWords = 20
const maxPersonalWordLength = 72

/**
 * A judge of passwords that knows the commonest ones, as listed by zxcvbn-ts, and the host's own words. Compares
 * without case, spaces and punctuation, with the usual replacements, and without up to six digits or signs at the end.
 * Repeats and runs of a keyboard, an alphabet or the digits are as common; that list leaves them out.
 */
export async function makePasswordJudge(words: readonly string[]): Promise<JudgePassword> {
  // Half a megabyte that only hosts with this option load.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = new Set(dictionary['passwords-common'].map(plain))
  const site = words.flatMap(wordForms)
  const isCommon = (form: string) => {
    const unit = repeatedUnit(form)
    return common.has(form) || isRun(form) || (unit !== form && (unit.length <= maxPatternLength || common.has(unit)))
  }
  return (password, owner) => {
    const forms = formsOf(password)
    const personal = new Set([...site, ...personalWords(owner).flatMap(wordForms)])
    if (forms.some((form) => personal.has(form))) return 'personal'
    return forms.some(isCommon) ? 'common' : undefined
  }
}

function personalWords({ email, metadata = {} }: PasswordOwner): string[] {
  const texts = Object.values(metadata).filter((value) => typeof value === 'string')
  const words = texts
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .filter((text) => text.length <= maxPersonalWordLength)
    .slice(0, maxPersonalWords)
  const joined = words.flatMap((first) => words.map((second) => first + second))
  const [localPart = ''] = (email ?? '').split('@')
  return [email ?? '', localPart, ...localPart.split(/[^\p{L}]+/u), ...words, ...joined]
}

/** The ways to read a password: as it is, without what was appended, and with replaced letters put back. */
function formsOf(password: string): string[] {
  return stemsOf(password)
    .flatMap((stem) => [stem, lettersIn(stem, 'l'), lettersIn(stem, 'i')])
    .map(plain)
    .filter((form) => form !== '')
}

function wordForms(word: string): string[] {
  return stemsOf(word)
    .map(plain)
    .filter((form) => form.length > 1)
}

function stemsOf(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase()
  const [end = ''] = /[^\p{L}]*$/u.exec(lower) ?? []
  return end.length > 0 && (end.length <= maxAppended || isRun(plain(end)))
    ? [lower, lower.slice(0, -end.length)]
    : [lower]
}

function lettersIn(text: string, one: 'i' | 'l'): string {
  const letters: Readonly<Record<string, string>> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '0': 'o',
    '5': 's',
    $: 's',
    '7': 't',
  }
  return text.replace(/[@43057$]/g, (sign) => letters[sign] ?? sign).replace(/[1!|]/g, one)
}

/** Letters and digits only: "pass-word" is read like "password". */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
