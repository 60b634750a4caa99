import { identificationCheck, type Candidate } from '@dst/domain/identification'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

interface IdentificationInputs {
  readonly salePrices: readonly number[]
  readonly candidates: readonly Candidate[]
}

/** A list of replacement property against the three rules. */
export const identification = engineOf({
  name: 'identificationCheck',
  inputOf,
  call: identificationCheck,
})

function inputOf({ whole, chance, pick }: Random): IdentificationInputs {
  const sales = pick([1, 1, 1, 2, 3])
  const candidates = Array.from({ length: whole(0, 6) }, (_, place): Candidate => {
    const units = pick([1, 1, 1, 2])
    return { name: `Property ${place + 1}`, units, value: whole(10_000_000, 150_000_000) / 100, received: chance(0.2) }
  })
  return { salePrices: Array.from({ length: sales }, () => whole(300_000, 2_000_000)), candidates }
}
