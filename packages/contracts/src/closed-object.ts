import * as z from 'zod/mini'
import type { $ZodLooseShape, $ZodRawIssue } from 'zod/v4/core'

/**
 * An object that rejects unknown fields and names them, so that a misspelled field is not silently dropped. The message
 * reads "Unknown field: a" or "Unknown fields: a, b".
 */
export function closedObject<const Shape extends $ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: objectSentence })
}

function objectSentence(issue: $ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`
  }
  return 'Expected an object'
}
