import type { ProviderOptions } from '../providers/provider-table.ts'
import { flag } from './value-readers.ts'
import type { Environment } from './variables.ts'

type Fields = Environment['providers'][string]

/** The providers enabled by the environment. Throws with the name of a variable that is missing or invalid. */
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
