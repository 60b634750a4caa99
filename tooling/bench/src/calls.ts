import type { ProductServer } from './product-server.ts'
import type { Target } from './load.ts'

/** Somebody who is signed in. */
export interface Person {
  readonly email: string
  readonly userId: string
  readonly authorization: string
}

/** A session that can be refreshed. */
export interface Session {
  readonly sessionId: string
  readonly refreshToken: string
}

const profile = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  phoneNumber: '+1 (555) 010-0199',
  location: 'Ohio',
  bio: 'Landlord since 1988.',
}
/** Answers of the gold tier, which may ask for a consultation. */
const answers = {
  accredited: 'yes',
  saleStatus: 'active',
  equityBracket: '500-999',
  horizon: '5-10 years',
  returnNeed: '6.1%-8%',
  passiveImportance: 4,
  location: 'No preference',
  propertyType: 'multifamily',
  mortgageBracket: '<25%',
  prior1031: 'no',
  qiReady: 'no',
  riskBehavior: 'Moderate',
  riskTolerance: 3,
  truthfulAcknowledgement: true,
}
/** What the site sends along with them. */
const record = {
  username: 'ruth.okafor',
  dateOfBirth: null,
  accountType: 'investor',
  authProvider: 'email',
  password: 'managed-by-auth-provider',
  advisor: 'no',
  notes: '',
  dstScore: 101,
  dstSegment: 'gold',
  userTier: 'gold',
  emailNotifications: true,
  smsNotifications: false,
  marketingNotifications: true,
}
const json = { 'content-type': 'application/json' }

/** Everybody saves their profile, over and over. */
export function savesOf(origin: string, people: readonly Person[]): Target {
  const requests = people.map(({ email, authorization }) => ({
    path: pathOf(email),
    headers: { authorization, ...json },
    body: JSON.stringify({ ...profile, email }),
  }))
  return { origin, method: 'PUT', requests }
}

/** Everybody asks to be called: the first time that makes a request, and then it changes the one that is open. */
export function asksOf(origin: string, people: readonly Person[]): Target {
  const requests = people.map(({ authorization }) => ({
    path: '/api/consultation-requests',
    headers: { authorization, ...json },
    body: JSON.stringify({
      shareDataConsent: true,
      preferredContactMethod: 'phone',
      contactTimeZone: 'America/Chicago',
      notes: 'Two duplexes.',
    }),
  }))
  return { origin, method: 'POST', requests }
}

/** Each connection exchanges its refresh token, and then the one it got. */
export function refreshesOf({ origin, apikey }: ProductServer, sessions: readonly Session[]): Target {
  const path = '/auth/v1/token?grant_type=refresh_token'
  const requests = sessions.map(({ refreshToken }) => {
    let current = refreshToken
    return {
      path,
      headers: { apikey, ...json },
      setupRequest: (request: object) => ({ ...request, body: JSON.stringify({ refresh_token: current }) }),
      onResponse: (status: number, body: string) => {
        if (status === 200) current = (JSON.parse(body) as { refresh_token: string }).refresh_token
      },
    }
  })
  return { origin, method: 'POST', requests }
}

/** Answers the questionnaire so that the person may ask for a consultation. Throws when the answers are refused. */
export async function answerQuestionnaire(origin: string, { email, authorization }: Person): Promise<void> {
  const { firstName, lastName, phoneNumber } = profile
  const answer = await fetch(`${origin}${pathOf(email)}`, {
    method: 'PUT',
    headers: { authorization, ...json },
    body: JSON.stringify({ ...record, ...answers, firstName, lastName, phoneNumber, email }),
  })
  if (!answer.ok) throw new Error(`the questionnaire was answered with ${answer.status}: ${await answer.text()}`)
}

function pathOf(email: string): string {
  return `/api/users/${encodeURIComponent(email)}`
}
