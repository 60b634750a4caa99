import type { DeskMessage } from '@dst/contracts/desk'

/**
 * Opens the staff's own mail program with an answer. Everything that somebody typed is encoded, and line breaks are
 * taken out of the subject: it can add neither a recipient nor a header.
 */
export function answerLink({ email, subject }: Pick<DeskMessage, 'email' | 'subject'>): string {
  const line = subject.replaceAll(/\s+/g, ' ').trim()
  const answered = /^re:/i.test(line) ? line : `Re: ${line}`
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(answered)}`
}
