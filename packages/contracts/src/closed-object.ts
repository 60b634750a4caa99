import * as z from 'zod/mini'

/**
 * An object that rejects unknown fields and names them, so that a misspelled field is not silently dropped. The message
 * reads "Unknown field: a" or "Unknown fields: a, b".
 */
export function closedObject<const Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue.keys) : 'Expected an object'),
  })
}

function unknownFields(names: readonly string[]): string {
  return `Unknown ${names.length === 1 ? 'field' : 'fields'}: ${names.join(', ')}`
}
