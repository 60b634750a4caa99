import { gitHubProvider, type GitHubProviderOptions } from './github-provider.ts'
import { openIdProvider } from './openid-provider.ts'
import type { Provider } from './provider.ts'
import type { ProviderCredentials } from './provider-client.ts'

/** Providers that users can sign in through. */
export interface ProviderOptions {
  /** Set `issuer` only for another service used in place of Google. */
  google?: (ProviderCredentials & { issuer?: string | undefined }) | undefined
  github?: GitHubProviderOptions | undefined
}

const googleIssuer = 'https://accounts.google.com'

/** The configured providers, by name. Throws if a URL of one is invalid. */
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

/** Names of providers in the API contract, configured or not. */
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

/** Issuers of ID tokens in the API contract, by provider name. */
export const idTokenIssuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
  google: googleIssuer,
  kakao: 'https://kauth.kakao.com',
}
