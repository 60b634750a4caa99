import * as values from '../state-tax.ts'
import type { Parameter } from './parameter.ts'

export const stateGainRates = {
  label:
    'Highest state rate for individuals on a large long-term gain on real estate, tax year 2026; local taxes are extra',
  unit: 'share',
  value: values.stateGainRates,
  source:
    'PolicyEngine US, parameters of August 19, 2026, https://github.com/PolicyEngine/policyengine-us; ' +
    'Maine L.D. 2212 (132nd Legislature), Part DDDD',
  reviewed: '2026-11-21',
} satisfies Parameter

export const uncertainFigures = {
  label: 'What state tax by figures that are not final can differ, either way',
  unit: 'share',
  value: values.uncertainFigures,
  source: 'docs/product/state-tax.md#range',
  reviewed: '2026-11-29',
} satisfies Parameter
