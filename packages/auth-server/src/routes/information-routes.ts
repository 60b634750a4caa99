import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { knownProviders } from '../providers/provider-table.ts'

/** GET /settings, /health and the /.well-known routes: what this server is and supports. */
export function informationRoutes(app: FastifyInstance, { settings, keys, providers }: AuthContext): void {
  app.get('/settings', () => ({
    external: {
      ...Object.fromEntries([...knownProviders].map((provider) => [provider, providers.has(provider)])),
      anonymous_users: settings.anonymousSignIns,
      email: settings.emailProvider,
      phone: settings.phoneProvider,
    },
    disable_signup: settings.disableSignUp,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: settings.smsAutoconfirm,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: settings.passkeys !== undefined,
  }))
  app.get('/health', () => ({
    version: 'embedded',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
  app.get('/.well-known/openid-configuration', () => ({
    issuer: settings.issuer,
    jwks_uri: `${settings.externalUrl}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: keys.algorithms,
    subject_types_supported: ['public'],
  }))
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(keys.jwks),
  )
}
