import { gitHubProvider, type GitHubProviderOptions } from './github-provider'
import { openIdProvider } from './openid-provider'
import type { Provider } from './provider'
import type { ProviderCredentials } from './provider-client'

/** Which providers people may sign in through. */
export interface ProviderOptions {
  /** `issuer` only for another service that stands in for Google. */
  google?: (ProviderCredentials & { issuer?: string | undefined }) | undefined
  github?: GitHubProviderOptions | undefined
}

const googleIssuer = 'https://accounts.google.com'

/** The providers that are configured, by their names. Throws when an address of one is unusable. */
export function makeProviders({ google, github }: ProviderOptions): ReadonlyMap<string, Provider> {
  const made = [google && googleProvider(google), github && gitHubProvider(github)]
  return new Map(made.filter((provider) => provider !== undefined).map((provider) => [provider.name, provider]))
}

function googleProvider({ issuer = googleIssuer, ...credentials }: NonNullable<ProviderOptions['google']>): Provider {
  return openIdProvider('google', {
    ...credentials,
    issuer,
    issuerAliases: issuer === googleIssuer ? ['accounts.google.com'] : [],
  })
}

/** Names of providers that the wire contract knows, configured or not. */
export const knownProviders: ReadonlySet<string> = new Set([
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'zoom',
])

/** Issuers of the ID tokens that the wire contract knows, by the names of their providers. */
export const idTokenIssuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
  google: googleIssuer,
  kakao: 'https://kauth.kakao.com',
}
