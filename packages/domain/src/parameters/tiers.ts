import type { Parameter } from './parameter'

export const goldMinimum: Parameter = {
  label: 'Lowest score of the gold tier',
  unit: 'points',
  value: 80,
  source: 'spec 4, Tier from score',
  reviewed: '2026-11-21',
}

export const silverMinimum: Parameter = {
  label: 'Lowest score of the silver tier',
  unit: 'points',
  value: 50,
  source: 'spec 4, Tier from score',
  reviewed: '2026-11-21',
}

export const bronzeMinimum: Parameter = {
  label: 'Lowest score of the bronze tier',
  unit: 'points',
  value: 20,
  source: 'spec 4, Tier from score',
  reviewed: '2026-11-21',
}
