/** The digits of a phone number in international form (E.164), without the plus sign; undefined if it is invalid. */
export function parsePhoneNumber(text: string): string | undefined {
  const digits = text.replace(/^\+/, '').replaceAll(' ', '')
  return /^[1-9]\d{1,14}$/.test(digits) ? digits : undefined
}
