import { checkList } from '../engine-inputs/checked-inputs.ts'
import { offeringRateBounds } from '../parameters/offerings.ts'
import { toRate } from './rounded.ts'

/**
 * The rate a year at which yearly flows, the first one today, are worth 0, to five places, halves up: -1 when nothing
 * comes back, and the bound itself when the rate is beyond it. Throws a RangeError that begins with `flows` unless they
 * begin with a payment and no other follows money that comes back, as there could be several rates otherwise.
 * @source docs/product/offerings.md#sale-cases-and-stress; parameter `offeringRateBounds`
 */
export function internalRate(flows: readonly number[]): number {
  checkFlows(flows)
  if (flows.every((flow) => flow <= 0)) return -1
  let { from, to } = offeringRateBounds
  let middle = (from + to) / 2
  // Until no number lies between both.
  while (from < middle && middle < to) {
    if (worthAt(flows, middle) > 0) from = middle
    else to = middle
    middle = (from + to) / 2
  }
  return toRate(middle)
}

/** What flows are worth today at a rate above -1, unrounded. */
function worthAt(flows: readonly number[], rate: number): number {
  return flows.reduceRight((worth, flow) => worth / (1 + rate) + flow, 0)
}

function checkFlows(flows: readonly number[]): void {
  checkList('flows', flows)
  if (!flows.every((flow) => Number.isFinite(flow))) throw new RangeError(`flows are no numbers: ${flows.join(', ')}`)
  const [first = 0] = flows
  const cameBack = flows.findIndex((flow) => flow > 0)
  const isPaidAgain = cameBack !== -1 && flows.slice(cameBack).some((flow) => flow < 0)
  if (first >= 0 || isPaidAgain)
    throw new RangeError(`flows do not change from payments to receipts once: ${flows.join(', ')}`)
}
