import * as z from 'zod'

type Either<Present extends z.ZodType, Absent extends z.ZodType> = z.ZodUnion<readonly [Present, Absent]>

interface EitherDef extends z.core.$ZodUnionDef<readonly [z.ZodType, z.ZodType]> {
  key: string
}

// A plain zod union reports the issues of every branch at once, and a discriminated one needs the key in all of them.
const ByPresence = z.core.$constructor<Either<z.ZodType, z.ZodType>, EitherDef>('ByPresence', (schema, def) => {
  z.ZodUnion.init(schema, def)
  const [present, absent] = def.options
  schema._zod.parse = (payload, context) => {
    const value: unknown = payload.value
    const branch = typeof value === 'object' && value !== null && def.key in value ? present : absent
    return branch._zod.run(payload, context)
  }
})

/**
 * A union whose branch depends on whether the value has `key`: a rejected value carries the issues of that branch only.
 * Types and JSON schema are those of a union of the two.
 */
export function chooseByPresence<Present extends z.ZodType, Absent extends z.ZodType>(
  key: string,
  present: Present,
  absent: Absent,
): Either<Present, Absent> {
  // The constructor knows its branches only as schemas; the arguments determine their actual types.
  return new ByPresence({ type: 'union', options: [present, absent], key }) as unknown as Either<Present, Absent>
}
