import { ZodMiniUnion } from 'zod/mini'
import { $constructor, type $ZodType, type $ZodUnionDef } from 'zod/v4/core'

/** A union of two shapes; the first applies where the value has a certain key. */
export type EitherSchema<Present extends $ZodType, Absent extends $ZodType> = ZodMiniUnion<readonly [Present, Absent]>

interface EitherDef extends $ZodUnionDef<readonly [$ZodType, $ZodType]> {
  key: string
}

// A plain zod union reports the issues of every branch at once, and a discriminated one needs the key in all of them.
const ByPresence = $constructor<EitherSchema<$ZodType, $ZodType>, EitherDef>('ByPresence', (schema, def) => {
  ZodMiniUnion.init(schema, def)
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
export function chooseByPresence<Present extends $ZodType, Absent extends $ZodType>(
  key: string,
  present: Present,
  absent: Absent,
): EitherSchema<Present, Absent> {
  // The constructor knows its branches only as schemas; the arguments determine their actual types.
  return new ByPresence({ type: 'union', options: [present, absent], key }) as unknown as EitherSchema<Present, Absent>
}
