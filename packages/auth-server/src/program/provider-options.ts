import type { ProviderOptions } from '../providers/provider-table.ts'
import { address, flag } from './value-readers.ts'
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
    github: github && { ...credentialsOf('github', github), url: urlOf('github', github) },
  }
}

function credentialsOf(
  name: string,
  { CLIENT_ID: clientId = '', SECRET: clientSecret = '', REDIRECT_URI: redirectUri = '' }: Fields,
) {
  if (clientId === '') throw new Error(`${variable(name, 'CLIENT_ID')} is missing`)
  if (clientSecret === '') throw new Error(`${variable(name, 'SECRET')} is missing`)
  if (redirectUri !== '' && address(redirectUri) === undefined)
    throw new Error(`${variable(name, 'REDIRECT_URI')} must be ${address.expected}`)
  return { clientId, clientSecret, redirectUri: redirectUri || undefined }
}

function urlOf(name: string, { URL: text = '' }: Fields): string | undefined {
  if (text !== '' && address(text) === undefined)
    throw new Error(`${variable(name, 'URL')} must be ${address.expected}`)
  return text || undefined
}

function variable(name: string, field: keyof Fields): string {
  return `GOTRUE_EXTERNAL_${name.toUpperCase()}_${field}`
}
