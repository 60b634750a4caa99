import fp from 'fastify-plugin'

/**
 * One line a request: the route's pattern, never the address that was asked for, since addresses of this API hold
 * e-mail addresses and links hold credentials.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unmatched',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      )
    })
  },
  { name: 'request-log' },
)
