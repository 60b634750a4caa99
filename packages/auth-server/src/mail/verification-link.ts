import type { MailTemplate } from './mail-words.ts'

/**
 * The link of an email. The redirect is inserted as is where that is unambiguous, as clients expect, and
 * percent-encoded if it contains anything that would end or change the parameter.
 */
export function verificationLink(
  externalUrl: string,
  {
    linkToken,
    type,
    redirectTo,
  }: { linkToken: string; type: Exclude<MailTemplate, 'reauthentication'>; redirectTo: string },
): string {
  const plain = /^[A-Za-z0-9:/?.,_~@!$*()'-]*$/.test(redirectTo)
  const redirect = plain ? redirectTo : encodeURIComponent(redirectTo)
  return `${externalUrl}/verify?token=${linkToken}&type=${type}&redirect_to=${redirect}`
}
