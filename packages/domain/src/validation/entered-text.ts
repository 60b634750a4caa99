import { phoneMaximumDigits, phoneMinimumDigits } from '../parameters/account'

/** The pattern that a browser applies to a field of type email (HTML standard, valid e-mail address). */
const typedEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const basicEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const phoneCharacters = /^\+?[\d\s().-]+$/

/** Whether nothing but white space was entered. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Whether the text is longer than `maximum` characters. Surrounding white space is ignored. */
export function isLonger(text: string, maximum: number): boolean {
  return text.trim().length > maximum
}

/** Whether a browser's email field would accept the text. Surrounding white space is ignored. */
export function isTypedEmail(text: string): boolean {
  return typedEmail.test(text.trim())
}

/** Whether the text reads name, at sign, domain, dot, ending. Surrounding white space is ignored. */
export function isBasicEmail(text: string): boolean {
  return basicEmail.test(text.trim())
}

/**
 * Whether the text is a phone number: 7 to 15 digits, a plus sign first if any, and spaces, dashes,
 * parentheses and dots anywhere between.
 * @source parameters `phoneMinimumDigits`, `phoneMaximumDigits`
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return phoneCharacters.test(text.trim()) && digits >= phoneMinimumDigits.value && digits <= phoneMaximumDigits.value
}
