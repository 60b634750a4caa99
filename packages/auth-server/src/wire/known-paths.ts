import type { FastifyInstance } from 'fastify'

/**
 * Records the paths of routes added from now on; the returned function tells whether a path is among them, regardless
 * of method: a wrong method gets a different refusal than a wrong path.
 */
export function notePaths(app: FastifyInstance): (path: string) => boolean {
  const patterns: RegExp[] = []
  app.addHook('onRoute', ({ url }) => void patterns.push(pathPattern(url)))
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** A route path as a regular expression: `:name` matches one segment, `*` at the end all that follow. */
function pathPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('/')}$`)
}
