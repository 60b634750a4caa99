import { authorizationCodeGrant, Configuration, fetchProtectedResource } from 'openid-client'
import { z } from 'zod'
import { parseEmailAddress } from '../contact/email-address.ts'
import type { Provider, ProviderProfile } from './provider.ts'
import { authorizationUrlOf, transportOf, type ProviderCredentials } from './provider-client.ts'
import { providerPatience, withinTime } from './within-time.ts'

/** GitHub, or a GitHub Enterprise installation. */
export interface GitHubProviderOptions extends ProviderCredentials {
  /** Default `https://github.com`. */
  url?: string | undefined
  /** Default `https://api.github.com`. */
  apiUrl?: string
}

const baseScopes = ['user:email']
const userShape = z.looseObject({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const emailsShape = z.array(z.looseObject({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** Sign-in through GitHub: plain OAuth 2, with the profile read from its API. */
export function gitHubProvider({ clientId, clientSecret, redirectUri, ...places }: GitHubProviderOptions): Provider {
  const { url = 'https://github.com', apiUrl = 'https://api.github.com' } = places
  const configuration = new Configuration(
    {
      issuer: `${url}/login/oauth`,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  )
  configuration.timeout = providerPatience / 1000
  for (const allow of transportOf(url)) allow(configuration)
  return {
    name: 'github',
    redirectUri,
    authorizationUrl: (request) => withinTime(() => authorizationUrlOf(configuration, baseScopes, request)),
    redeem: ({ url: response, state, verifier }) =>
      withinTime(async () => {
        const { access_token: token, refresh_token: refreshToken } = await authorizationCodeGrant(
          configuration,
          response,
          {
            expectedState: state,
            pkceCodeVerifier: verifier,
          },
        )
        const read = async (path: string): Promise<unknown> => {
          const answer = await fetchProtectedResource(configuration, token, new URL(`${apiUrl}${path}`), 'GET')
          if (!answer.ok) throw new Error('The profile could not be read')
          return answer.json()
        }
        const [user, emails] = await Promise.all([read('/user'), read('/user/emails')])
        const profile = profileOf(apiUrl, userShape.parse(user), emailsShape.parse(emails))
        return { profile, tokens: { provider_token: token, provider_refresh_token: refreshToken } }
      }),
  }
}

function profileOf(
  apiUrl: string,
  user: z.output<typeof userShape>,
  emails: z.output<typeof emailsShape>,
): ProviderProfile {
  const primary = emails.find((candidate) => candidate.primary)
  const email = parseEmailAddress(primary?.email ?? '')
  const emailVerified = email !== undefined && primary?.verified === true
  const subject = String(user.id)
  const name = user.name ?? ''
  const data = {
    iss: apiUrl,
    sub: subject,
    provider_id: subject,
    user_name: user.login,
    preferred_username: user.login,
    ...(name === '' ? {} : { name, full_name: name }),
    ...(user.avatar_url ? { avatar_url: user.avatar_url } : {}),
    ...(email === undefined ? {} : { email }),
    email_verified: emailVerified,
    phone_verified: false,
  }
  return { subject, email, emailVerified, data }
}
