import { site } from '@dst/content/site'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/**
 * The API reference, generated from the same table as the routes: for people at `/api/docs`, for programs at
 * `/api/openapi.json`.
 */
export const openapi = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${site.brand} API`,
          version: '1.0.0',
          description:
            `Calls of the ${site.brand} site. Signed-in calls carry the access token of the auth service as a ` +
            'bearer token.',
        },
        servers: [{ url: publicUrl }],
        components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform: jsonSchemaTransform,
    })
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'warn' })
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  },
  { name: 'openapi' },
)
