import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { signedInAccount } from './accounts.ts'
import type { TestServer } from './harness.ts'

/** The six-digit code that an app with this secret shows the given number of time steps from now. */
export function appCode(secret: string, now: Date, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 })
}

/** A six-digit code that the app shows neither now nor within one step. */
export function wrongAppCode(secret: string, now: Date): string {
  const right = new Set([-1, 0, 1].map((steps) => appCode(secret, now, steps)))
  return ['000000', '000001', '000002', '000003'].find((code) => !right.has(code)) ?? ''
}

/** Adds an app to an account, without verifying a code. */
export async function enrollApp(
  client: SupabaseClient,
  friendlyName?: string,
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    ...(friendlyName === undefined ? {} : { friendlyName }),
  })
  if (error !== null) throw new Error('the app could not be added', { cause: error })
  return { factorId: data.id, secret: data.totp.secret }
}

/** A confirmed account with a verified app, and the session that verified its first code. */
export async function accountWithApp(server: TestServer) {
  const account = await signedInAccount(server)
  const app = await enrollApp(account.client)
  const { error } = await account.client.auth.mfa.challengeAndVerify({
    factorId: app.factorId,
    code: appCode(app.secret, server.now()),
  })
  if (error !== null) throw new Error('the code was refused', { cause: error })
  // Advances to a different code.
  server.advance(30)
  return { ...account, ...app }
}
