/** An address from a link. An unencoded plus is decoded as a space, which no email address contains. */
export function linkedEmail(value: string): string {
  return value.trim().replaceAll(' ', '+')
}
