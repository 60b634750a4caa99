import * as z from 'zod/mini'

/** An If-Match header: the ETag that came with the version which a save is based on. */
export const ifMatch = z
  .string()
  .check(z.regex(/^(W\/)?"\d{1,10}"$/, 'The If-Match header must be the ETag of an earlier answer'))
