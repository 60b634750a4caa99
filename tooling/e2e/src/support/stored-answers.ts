import type { Page } from 'playwright/test'
import { accessToken, type Investor } from './investor.ts'
import { seededId } from './seeded.ts'
import { expect } from './silent-console.ts'

/** The answers of `goldAnswers` as they are sent: 95 points. */
export const sentGoldAnswers = {
  accredited: 'yes',
  saleStatus: '3-6mo',
  equityBracket: '500-999',
  horizon: '5-10 years',
  returnNeed: '6.1%-8%',
  passiveImportance: 3,
  location: 'Texas',
  propertyType: 'multifamily',
  mortgageBracket: '25-50%',
  prior1031: 'yes',
  qiReady: 'yes',
  riskBehavior: 'Moderate',
  truthfulAcknowledgement: true,
}

/** The lowest of each: less than no points, shown as 0. */
export const sentNurturedAnswers: Partial<typeof sentGoldAnswers> = {
  accredited: 'no',
  saleStatus: 'none',
  equityBracket: '<100',
  horizon: '<5 years',
  returnNeed: '> 10%',
  location: 'No preference',
  propertyType: 'land',
  mortgageBracket: '>75%',
  prior1031: 'no',
  qiReady: 'no',
  riskBehavior: 'Conservative',
}

/** What else the site sends with them. */
const sentAccount = {
  username: 'user_1795255200000',
  dateOfBirth: null,
  phoneNumber: null,
  accountType: 'investor',
  authProvider: 'email',
  password: 'managed-by-auth-provider',
  advisor: 'no',
  notes: '',
  riskTolerance: 3,
  dstScore: 95,
  dstSegment: 'gold',
  userTier: 'gold',
  emailNotifications: true,
  smsNotifications: false,
  marketingNotifications: true,
}

/** Stores a submission of the signed-in user, as the site would send it. */
export async function storeAnswers(
  page: Page,
  { email, firstName, lastName }: Investor,
  changes: Partial<typeof sentGoldAnswers> = {},
): Promise<void> {
  const answer = await page.request.put(`/api/users/${encodeURIComponent(email)}`, {
    headers: { authorization: `Bearer ${await accessToken(page)}`, 'idempotency-key': seededId() },
    data: { ...sentAccount, ...sentGoldAnswers, email, firstName, lastName, ...changes },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The signed-in user's submissions on the server, newest first. */
export async function storedSubmissions(
  page: Page,
): Promise<{ score: number; tier: string; answers: Record<string, unknown> }[]> {
  const answer = await page.request.get('/api/me/submissions', {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Awaited<ReturnType<typeof storedSubmissions>>
}
