import type { ProviderOptions } from '../providers/provider-table'
import { flag } from './value-readers'
import type { Environment } from './variables'

type Fields = Environment['providers'][string]

/** The providers that the environment switches on. Throws with the name of the variable that is missing or means nothing here. */
export function providerOptions(providers: Environment['providers']): ProviderOptions {
  const enabled = Object.entries(providers).filter(([, { ENABLED: text = 'false' }]) => flag(text) === true)
  const unknown = enabled.find(([name]) => name !== 'google' && name !== 'github')
  if (unknown !== undefined) throw new Error(`${variable(unknown[0], 'ENABLED')}: this service has no such provider`)
  const { google, github } = Object.fromEntries(enabled)
  return {
    google: google && credentialsOf('google', google),
    github: github && { ...credentialsOf('github', github), url: github.URL || undefined },
  }
}

function credentialsOf(
  name: string,
  { CLIENT_ID: clientId = '', SECRET: clientSecret = '', REDIRECT_URI: redirectUri = '' }: Fields,
) {
  if (clientId === '') throw new Error(`${variable(name, 'CLIENT_ID')} is missing`)
  if (clientSecret === '') throw new Error(`${variable(name, 'SECRET')} is missing`)
  if (redirectUri !== '' && !URL.canParse(redirectUri))
    throw new Error(`${variable(name, 'REDIRECT_URI')} is malformed`)
  return { clientId, clientSecret, redirectUri: redirectUri || undefined }
}

function variable(name: string, field: keyof Fields): string {
  return `GOTRUE_EXTERNAL_${name.toUpperCase()}_${field}`
}
