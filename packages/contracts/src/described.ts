import * as z from 'zod/mini'

/** A copy of the schema that carries a description for OpenAPI. A check would do it too, but could not be extended. */
export function described<Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema {
  const copy = schema.clone()
  z.globalRegistry.add(copy, { description })
  return copy
}
