import * as values from '../intermediary-law.ts'
import type { Parameter } from './parameter.ts'

export const intermediaryBonds = {
  label:
    'Least fidelity bond that a state asks of an intermediary, where another way of securing the money is not chosen',
  unit: 'USD',
  value: values.intermediaryBonds,
  source:
    'California Financial Code 51003(a), https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=51003; NRS 645G.320(1), https://www.leg.state.nv.us/NRS/NRS-645G.html; RCW 19.310.040(1), https://app.leg.wa.gov/rcw/default.aspx?cite=19.310.040',
  reviewed: '2026-11-29',
} satisfies Parameter

export const intermediaryErrorsCover = {
  label: 'Least insurance for errors and omissions, or deposit in its place, of an intermediary in California',
  unit: 'USD',
  value: values.intermediaryErrorsCover,
  source:
    'California Financial Code 51007(a), https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=51007',
  reviewed: '2026-11-29',
} satisfies Parameter
