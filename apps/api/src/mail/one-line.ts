/** Text for a header of a mail or a line of a calendar: a line break there would start another one. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
