import { endpoints, type EndpointName, type Endpoints } from '@dst/contracts'

type Part<E, Key extends string> = E extends Readonly<Record<Key, infer Schema>> ? Record<Key, Schema> : unknown

/** The schemas of one call in the form that Fastify and its zod type provider read. */
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
    /** Who may call, as the contract says; the authentication plugin enforces it. */
    access?: 'public' | 'optional' | 'investor' | 'partner'
  }
}

/** The route options of one call, from the table of endpoints: address, schemas of every status, and who may call. */
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
  // The table is the one source; this only hands its parts on under Fastify's names.
  return { method, url: path, schema, config: { access } } as unknown as ContractRoute<Endpoints[Name]>
}
