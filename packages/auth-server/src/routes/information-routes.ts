import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'

const otherProviders = [
  'anonymous_users', 'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'snapchat', 'figma', 'fly', 'github', 'gitlab',
  'google', 'keycloak', 'kakao', 'linkedin', 'linkedin_oidc', 'notion', 'spotify', 'slack', 'slack_oidc', 'workos', 'twitch',
  'twitter', 'phone', 'zoom',
] as const

/** GET /settings, /health and /.well-known/jwks.json: what this server is and offers. */
export function informationRoutes(app: FastifyInstance, { settings, keys }: AuthContext): void {
  app.get('/settings', () => ({
    external: { ...Object.fromEntries(otherProviders.map((provider) => [provider, false])), email: true },
    disable_signup: settings.disableSignUp,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
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
  app.get('/.well-known/jwks.json', (_request, reply) => reply.header('cache-control', 'public, max-age=600').send(keys.jwks))
}
