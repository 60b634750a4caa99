import * as values from '../identification.ts'
import type { Parameter } from './parameter.ts'

export const identificationCount = {
  label: 'Properties that can be identified whatever they are worth',
  unit: 'count',
  value: values.identificationCount,
  source: '26 CFR 1.1031(k)-1(c)(4)(i)(A)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const identificationValueLimit = {
  label: 'Value of all identified properties, as a share of the value sold, when there are more',
  unit: 'share',
  value: values.identificationValueLimit,
  source: '26 CFR 1.1031(k)-1(c)(4)(i)(B)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const identificationPurchaseShare = {
  label: 'Part of the identified value that must be bought when both limits are passed',
  unit: 'share',
  value: values.identificationPurchaseShare,
  source: '26 CFR 1.1031(k)-1(c)(4)(ii)(B)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const incidentalPropertyShare = {
  label: 'Value of incidental property that is no property of its own on the list, as a share of the larger item',
  unit: 'share',
  value: values.incidentalPropertyShare,
  source: '26 CFR 1.1031(k)-1(c)(5)(i)(B)',
  reviewed: '2026-11-25',
} satisfies Parameter
