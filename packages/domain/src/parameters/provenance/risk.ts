import * as values from '../risk.ts'
import type { Parameter } from './parameter.ts'

export const riskToleranceScale = {
  label: 'Risk tolerance saved with the investor',
  unit: 'scale',
  value: values.riskToleranceScale,
  source: 'docs/product/scoring-and-tiers.md#risk-scales',
  reviewed: '2026-11-21',
} satisfies Parameter

export const consultationRiskScale = {
  label: 'Risk input of the consultation form',
  unit: 'scale',
  value: values.consultationRiskScale,
  source: 'docs/product/scoring-and-tiers.md#risk-scales',
  reviewed: '2026-11-21',
} satisfies Parameter
