import type { MailTemplate } from './mail-words'

/**
 * The link of a mail. The redirect is put in as it is where that is unambiguous, as clients expect,
 * and percent-encoded where it holds anything that would end or change the parameter.
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
