import fp from 'fastify-plugin'

/**
 * One log line per request. It has the route's pattern, never the actual URL, since URLs of this API contain email
 * addresses and links contain credentials.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unmatched',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      )
      done()
    })
  },
  { name: 'request-log' },
)
