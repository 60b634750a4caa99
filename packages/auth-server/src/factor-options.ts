/** Which second factors people may add and use. */
export interface SecondFactorOptions {
  /** Authenticator apps may be added. Default true. */
  totpEnroll: boolean
  /** Codes of authenticator apps are accepted. Default true. */
  totpVerify: boolean
  /** Recovery codes may be made. Default true. */
  recoveryCodesEnroll: boolean
  /** Recovery codes are accepted. Default true. */
  recoveryCodesVerify: boolean
}

/** For whom passkeys are made. */
export interface PasskeyOptions {
  /** The domain that passkeys belong to; it cannot be changed later without losing them. Default the host of `siteUrl`. */
  rpId: string
  /** What browsers call the site while they ask. Default `brandName`. */
  rpName: string
  /** Where passkeys may be used. Default the origin of `siteUrl`. */
  origins: readonly string[]
}

const defaultSecondFactors: SecondFactorOptions = {
  totpEnroll: true,
  totpVerify: true,
  recoveryCodesEnroll: true,
  recoveryCodesVerify: true,
}

/** The options of second factors, with every default filled in. */
export function secondFactorSettings(given: Partial<SecondFactorOptions> = {}): SecondFactorOptions {
  return { ...defaultSecondFactors, ...given }
}

/** The options of passkeys, with what follows from the site filled in. */
export function passkeySettings(
  { siteUrl, brandName }: { siteUrl: string; brandName: string },
  given: Partial<PasskeyOptions>,
): PasskeyOptions {
  const { hostname, origin } = new URL(siteUrl)
  return { rpId: hostname, rpName: brandName, origins: [origin], ...given }
}
