import type { MailedLink } from '@dst/auth-server'

/**
 * The page that a link of an account mail leads to. The token stands behind `#`, where neither a server nor a program
 * that fetches the link gets it; the page posts it to the auth service.
 */
export function mailedLink(publicUrl: string, { type, tokenHash, to }: MailedLink): string {
  const page = type === 'signup' ? '/verify-signup' : '/auth/confirm'
  return `${publicUrl}${page}#${new URLSearchParams({ token_hash: tokenHash, type, email: to }).toString()}`
}
