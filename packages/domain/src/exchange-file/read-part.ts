import { partGivenUp, type BuildingLife, type PartGivenUp } from '../basis-after/index.ts'
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
  const read = parts.filter((part) => part.sale === id).map((part) => readPart(part, sold))
  if (read.length === 0 || read.includes(undefined)) return undefined
  return read.reduce((sum, part) => sum + (part === undefined ? 0 : (partGivenUp(part, sold).taken ?? 0)), 0)
}
