/** The person identified by a verified access token. */
export interface Identity {
  userId: string
  /** Confirmed and lowercase. */
  email: string
  provider: 'email' | 'google'
  firstName: string
  lastName: string
  /** When the token expires. All tokens have the same lifetime, so the later of two has the more recent address. */
  tokenExpiry: Date
  /** Hash of the terms accepted at sign-up, if the account has one. */
  agreedTerms?: string | undefined
  /** When they last signed in, if the token says so. */
  signedInAt?: Date | undefined
  /** The token's session, if it belongs to one. */
  sessionId?: string | undefined
  /** Whether the account has a second factor, if the auth service was asked. */
  secondFactor?: boolean | undefined
}
