import type { AuthClient } from '@dst/auth'
import { googleReturnWindow, mailedLinkLifetime } from '@dst/domain/parameters'
import { takeHandOver, writeHandOver } from './hand-over.ts'

/** The addresses for which this browser asked for a mail, and when, in milliseconds since the epoch. */
const mailsKey = 'dst-asked-mails'
type AskedMails = Record<string, number>

/**
 * A client that remembers what this browser began: the mails that it asked for, and that this tab left for Google. A
 * link or a return that it did not begin may be a stranger's, and is asked about before it signs in.
 */
export function rememberBeginnings(client: AuthClient): AuthClient {
  const remembering: Partial<AuthClient> = {
    signUp(input) {
      noteMail(input.email)
      return client.signUp(input)
    },
    resendVerification(email) {
      noteMail(email)
      return client.resendVerification(email)
    },
    requestPasswordReset(email) {
      noteMail(email)
      return client.requestPasswordReset(email)
    },
    updateEmail(email) {
      noteMail(email)
      return client.updateEmail(email)
    },
    exchangeCode(code) {
      noteMail(code.email)
      return client.exchangeCode(code)
    },
    signInWithGoogle(context) {
      writeHandOver('leftForGoogle', Date.now())
      return client.signInWithGoogle(context)
    },
  }
  // By its prototype and not by a copy: it may be a stand-in that decides at each call.
  return Object.assign(Object.create(client) as AuthClient, remembering)
}

/** Notes that a mail to this address is expected here: it was asked for, or its link was followed by a button. */
export function noteMail(email: string, now: number = Date.now()): void {
  inStorage((storage) =>
    storage.setItem(
      mailsKey,
      JSON.stringify({ ...freshMails(storage, now), [plain(email)]: now } satisfies AskedMails),
    ),
  )
}

/** Whether a mail to this address is expected here. */
export function expectsMail(email: string, now: number = Date.now()): boolean {
  return inStorage((storage) => Object.hasOwn(freshMails(storage, now), plain(email))) ?? false
}

/** Whether this tab left for Google a short time ago; counts for one return. */
export function takesGoogleReturn(now: number = Date.now()): boolean {
  const left = takeHandOver('leftForGoogle')
  return left !== undefined && isWithin(now - left, googleReturnWindow)
}

/** Forgets the mails on sign-out: the next user may be someone else. */
export function forgetMails(): void {
  inStorage((storage) => storage.removeItem(mailsKey))
}

function plain(email: string): string {
  return email.trim().toLowerCase()
}

function isWithin(milliseconds: number, seconds: number): boolean {
  return milliseconds >= 0 && milliseconds <= seconds * 1000
}

function freshMails(storage: Storage, now: number): AskedMails {
  const stored = parsed(storage.getItem(mailsKey))
  const fresh = Object.entries(stored).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && isWithin(now - entry[1], mailedLinkLifetime),
  )
  return Object.fromEntries(fresh)
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Accessing storage throws if the browser blocks site data; every link is then asked about. */
function inStorage<T>(attempt: (storage: Storage) => T): T | undefined {
  try {
    return attempt(globalThis.localStorage)
  } catch {
    return undefined
  }
}
