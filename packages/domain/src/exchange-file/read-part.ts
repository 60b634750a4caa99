import type { BuildingLife, PartGivenUp } from '../basis-after/index.ts'
import { writtenOffEvenly } from '../tax-estimate/depreciation.ts'
import { readMonth } from '../time/plain-date.ts'
import type { SalePart } from './after-closing.ts'

/** A part as the engine takes it; undefined while it lacks something. `sold` is the month of its sale as yyyy-mm. */
export function readPart(entered: SalePart, sold: string): PartGivenUp | undefined {
  const { cost, placedInService, life, taken, left, monthsLeft } = entered
  if (life === undefined) return undefined
  const isComputed = cost !== undefined && placedInService !== undefined && placedInService <= sold
  if (!isComputed && (left === undefined || monthsLeft === undefined)) return undefined
  return {
    life: Number(life) as BuildingLife,
    ...(cost === undefined ? {} : { cost: Math.max(cost, left ?? 0) }),
    ...(placedInService === undefined || placedInService > sold ? {} : { placed: placedInService }),
    ...(taken === undefined ? {} : { taken: Math.min(taken, cost ?? taken) }),
    ...(left === undefined ? {} : { left }),
    // The months that are left mean nothing without what is left.
    ...(monthsLeft === undefined || left === undefined ? {} : { monthsLeft }),
  }
}

/** What the parts of a sale were written off, in US dollars; undefined without any, or while one lacks something. */
export function depreciationOfParts(
  parts: readonly SalePart[],
  { id, sold }: { readonly id: string; readonly sold: string },
): number | undefined {
  const taken = parts
    .filter((part) => part.sale === id)
    .map((part) => readPart(part, sold))
    .map((part) => part && takenOf(part, sold))
  if (taken.length === 0 || taken.includes(undefined)) return undefined
  return taken.reduce<number>((sum, amount) => sum + Number(amount), 0)
}

const monthsPerYear = 12

/** Undefined for a part of which only what is left is known. */
function takenOf({ cost, placed, life, taken, left }: PartGivenUp, sold: string): number | undefined {
  if (cost === undefined) return undefined
  if (left !== undefined) return cost - left
  if (taken !== undefined || placed === undefined) return taken
  return writtenOffEvenly(cost, readMonth('sold', sold) - readMonth('placed', placed), life * monthsPerYear)
}
