import type { FastifyInstance } from 'fastify'

/**
 * Notes the paths of routes that are added from now on, and answers whether one is among them, whatever its methods:
 * a wrong method is another refusal than a wrong path.
 */
export function notePaths(app: FastifyInstance): (path: string) => boolean {
  const patterns: RegExp[] = []
  app.addHook('onRoute', ({ url }) => void patterns.push(pathPattern(url)))
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** A path of a route as a regular expression: `:name` stands for one part, `*` at its end for all that follow. */
function pathPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('/')}$`)
}
