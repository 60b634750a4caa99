/** Which second factors users can add and use. */
export interface SecondFactorOptions {
  /** Authenticator apps can be added. Default true. */
  totpEnroll: boolean
  /** Codes of authenticator apps are accepted. Default true. */
  totpVerify: boolean
  /** Recovery codes can be generated. Default true. */
  recoveryCodesEnroll: boolean
  /** Recovery codes are accepted. Default true. */
  recoveryCodesVerify: boolean
}

/** The relying party of passkeys. */
export interface PasskeyOptions {
  /** The domain that passkeys are bound to; changing it later invalidates them. Defaults to the host of `siteUrl`. */
  rpId: string
  /** The site's name in the browser's prompt. Defaults to `brandName`. */
  rpName: string
  /** Origins where passkeys can be used. Defaults to the origin of `siteUrl`. */
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

/** The options of passkeys, with defaults derived from the site filled in. */
export function passkeySettings(
  { siteUrl, brandName }: { siteUrl: string; brandName: string },
  given: Partial<PasskeyOptions>,
): PasskeyOptions {
  const { hostname, origin } = new URL(siteUrl)
  return { rpId: hostname, rpName: brandName, origins: [origin], ...given }
}
