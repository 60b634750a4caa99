import { endpoints, type Access, type EndpointName, type Endpoints } from '@dst/contracts'
import { deskEndpoints, type DeskEndpointName, type DeskEndpoints } from '@dst/contracts/desk'

type AllEndpoints = Endpoints & DeskEndpoints
type AnyEndpoint = AllEndpoints[keyof AllEndpoints]
const allEndpoints: AllEndpoints = { ...endpoints, ...deskEndpoints }

type Part<E, Key extends string> = E extends Readonly<Record<Key, infer Schema>> ? Record<Key, Schema> : unknown

/** The schemas of one call, in the form that Fastify and its zod type provider expect. */
type RouteSchema<E extends AnyEndpoint> = Part<E, 'params'> &
  Part<E, 'headers'> &
  Part<E, 'body'> & { response: E['responses']; operationId: string; summary: string; tags: string[] }

export interface ContractRoute<E extends AnyEndpoint> {
  method: E['method']
  url: E['path']
  schema: RouteSchema<E>
  config: { access: E['access'] }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who can call, according to the contract; the authentication plugin enforces it. */
    access?: Access
  }
}

/** The route options of one call, from the endpoint tables: URL, schemas for every status, and required access. */
export function endpoint<Name extends EndpointName | DeskEndpointName>(name: Name): ContractRoute<AllEndpoints[Name]> {
  const { method, path, access, summary, responses, ...rest } = allEndpoints[name]
  const schema = {
    ...('params' in rest ? { params: rest.params } : {}),
    ...('headers' in rest ? { headers: rest.headers } : {}),
    ...('body' in rest ? { body: rest.body } : {}),
    response: responses,
    operationId: name,
    summary,
    tags: [path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? name],
    ...(access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    // Nobody else learns that a call of the desk exists.
    ...(access.startsWith('desk') ? { hide: true } : {}),
  }
  // The table is the single source; this only passes its parts on under Fastify's names.
  return { method, url: path, schema, config: { access } } as unknown as ContractRoute<AllEndpoints[Name]>
}
