import type * as z from 'zod/mini'

/**
 * Who can call: anyone; anyone, with a fuller response for a bearer token; only the holder of a valid bearer token; the
 * partner's system, authenticated by its signature; or a member of the desk, whoever it is or of one role. Nobody else
 * learns that a call of the desk exists.
 */
export type Access = 'public' | 'optional' | 'investor' | 'partner' | 'desk' | 'desk-partner' | 'desk-staff'

/** One call of the API: its inputs and the response for every status. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path, with `:name` for parameters. */
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly headers?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly responses: Readonly<Record<number, z.ZodMiniType>>
}

/** The parameters in a path: `PathParams<'/api/users/:email'>` is `{ email: string }`. */
export type PathParams<Path extends string> = Record<ParamNames<Path>, string>

/** The names of the parameters in a path; never where it has none. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What a client can send as the body of an endpoint; never if it takes none. */
export type RequestBody<E extends Endpoint> = E extends { readonly body: infer Body extends z.ZodMiniType }
  ? z.input<Body>
  : never

/** The body of an endpoint's 2xx response. */
export type SuccessBody<E extends Endpoint> = z.output<E['responses'][SuccessStatus<E>]>

/** The statuses among 200, 201 and 204 that an endpoint declares. */
export type SuccessStatus<E extends Endpoint> = Extract<keyof E['responses'], 200 | 201 | 204>

/**
 * The path of a call with its parameters filled in, each encoded with encodeURIComponent. An endpoint without
 * parameters takes only the endpoint.
 */
export function fullPath<const Path extends string>(
  endpoint: { readonly path: Path },
  ...[params]: [ParamNames<Path>] extends [never] ? [] : [params: PathParams<Path>]
): string {
  return fillPath(endpoint.path, params ?? {})
}

/** `fullPath` for a path that is only known at run time. Throws when a parameter is missing. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Missing path parameter "${name}" for ${path}`)
    return encodeURIComponent(value)
  })
}
