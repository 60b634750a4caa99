/** The number in digits, without plus sign and blanks, or undefined when it is none in the form of E.164. */
export function parsePhoneNumber(text: string): string | undefined {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '')
  return /^[1-9]\d{1,14}$/.test(digits) ? digits : undefined
}
