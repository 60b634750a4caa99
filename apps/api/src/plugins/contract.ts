import { endpoints, type EndpointName, type Endpoints } from '@dst/contracts'

type Part<E, Key extends string> = E extends Readonly<Record<Key, infer Schema>> ? Record<Key, Schema> : unknown

/** The schemas of one call, in the form that Fastify and its zod type provider expect. */
type RouteSchema<E extends Endpoints[EndpointName]> = Part<E, 'params'> &
  Part<E, 'headers'> &
  Part<E, 'body'> & { response: E['responses']; operationId: string; summary: string; tags: string[] }

export interface ContractRoute<E extends Endpoints[EndpointName]> {
  method: E['method']
  url: E['path']
  schema: RouteSchema<E>
  config: { access: E['access'] }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who can call, according to the contract; the authentication plugin enforces it. */
    access?: 'public' | 'optional' | 'investor' | 'partner'
  }
}

/** The route options of one call, from the endpoint table: URL, schemas for every status, and required access. */
export function endpoint<Name extends EndpointName>(name: Name): ContractRoute<Endpoints[Name]> {
  const { method, path, access, summary, responses, ...rest } = endpoints[name]
  const schema = {
    ...('params' in rest ? { params: rest.params } : {}),
    ...('headers' in rest ? { headers: rest.headers } : {}),
    ...('body' in rest ? { body: rest.body } : {}),
    response: responses,
    operationId: name,
    summary,
    tags: [path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? name],
    ...(access === 'public' ? {} : { security: [{ accessToken: [] }] }),
  }
  // The table is the single source; this only passes its parts on under Fastify's names.
  return { method, url: path, schema, config: { access } } as unknown as ContractRoute<Endpoints[Name]>
}
