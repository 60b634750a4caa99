const groupLength = 4

/** A key or code in groups of four, so that it can be read, typed and compared. */
export function grouped(text: string): string {
  return text.replaceAll(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$& ')
}

/** Recovery codes as a text to store: what they are for, whose they are, and their date. */
export function recoveryCodeText(
  codes: readonly string[],
  { site, email, madeOn }: { site: string; email: string; madeOn: string },
): string {
  return [
    `Recovery codes for ${site}`,
    `Account: ${email}`,
    `Made on ${madeOn}`,
    '',
    'Each code signs you in once when your authenticator app is out of reach.',
    'Keep them where nobody else finds them.',
    '',
    ...codes.map(grouped),
    '',
  ].join('\n')
}
