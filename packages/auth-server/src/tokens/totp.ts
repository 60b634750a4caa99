import { Secret, TOTP } from 'otpauth'

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
/** Allowed clock skew of a phone in time steps, either way. */
const skew = 1

/** The secret of a new authenticator app, base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The URL that an authenticator app reads from a QR code. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  return new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label: account }).toString()
}

/** The time step that a code belongs to, among the current one and its two neighbors; undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...settings,
    token: code.replaceAll(/\s/g, ''),
    secret: Secret.fromBase32(secret),
    timestamp,
    window: skew,
  })
  return delta === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + delta
}
