import type { Parameter } from './parameter.ts'

/** Properties that can be identified whatever they are worth. */
export const identificationCount: Parameter = {
  label: 'Properties that can be identified whatever they are worth',
  unit: 'count',
  value: 3,
  source: '26 CFR 1.1031(k)-1(c)(4)(i)(A)',
  reviewed: '2026-11-25',
}

/** Value of all identified properties, as a share of the value sold, when there are more (share of 1). */
export const identificationValueLimit: Parameter = {
  label: 'Value of all identified properties, as a share of the value sold, when there are more',
  unit: 'share',
  value: 2,
  source: '26 CFR 1.1031(k)-1(c)(4)(i)(B)',
  reviewed: '2026-11-25',
}

/** Part of the identified value that must be bought when both limits are passed (share of 1). */
export const identificationPurchaseShare: Parameter = {
  label: 'Part of the identified value that must be bought when both limits are passed',
  unit: 'share',
  value: 0.95,
  source: '26 CFR 1.1031(k)-1(c)(4)(ii)(B)',
  reviewed: '2026-11-25',
}

/**
 * Value of incidental property that is no property of its own on the list, as a share of the larger item (share of
 * 1).
 */
export const incidentalPropertyShare: Parameter = {
  label: 'Value of incidental property that is no property of its own on the list, as a share of the larger item',
  unit: 'share',
  value: 0.15,
  source: '26 CFR 1.1031(k)-1(c)(5)(i)(B)',
  reviewed: '2026-11-25',
}
