import { phoneMaximumDigits, phoneMinimumDigits } from '../parameters/account.ts'

/** The pattern that browsers apply to an input of type email (HTML standard, "valid e-mail address"). */
const typedEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const basicEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phoneCharacters = /^\+?[\d\s().-]+$/

/** Whether the text is empty or only whitespace. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Whether the text is longer than `maximum` characters. Surrounding whitespace is ignored. */
export function isLonger(text: string, maximum: number): boolean {
  return text.trim().length > maximum
}

/** Whether a browser's email field would accept the text. Surrounding whitespace is ignored. */
export function isTypedEmail(text: string): boolean {
  return typedEmail.test(text.trim())
}

/**
 * Whether the text has letters that no account or mail of ours can have in an address, such as `ü`. Surrounding
 * whitespace is ignored.
 */
export function hasForeignLetters(text: string): boolean {
  return /[\u{80}-\u{10ffff}]/u.test(text.trim())
}

/** What is said about an address with such letters. */
export const foreignLettersMessage =
  'Please use an email address without letters such as ü or é: our mail can’t reach it'

/** Whether the text has the form name@domain.ending. Surrounding whitespace is ignored. */
export function isBasicEmail(text: string): boolean {
  return basicEmail.test(text.trim())
}

/**
 * Whether the text is a phone number: 7 to 15 digits with an optional leading plus sign, and spaces, dashes,
 * parentheses and dots anywhere in between.
 * @source parameters `phoneMinimumDigits`, `phoneMaximumDigits`
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return phoneCharacters.test(text.trim()) && digits >= phoneMinimumDigits && digits <= phoneMaximumDigits
}
