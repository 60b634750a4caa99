export { allocateBasis } from './allocate-basis.ts'
export { depreciationAfter } from './depreciation-after.ts'
export type { ByYear, DepreciationAfter, DepreciationLayer, PartAtSale, PropertyAfter } from './depreciation-after.ts'
export type {
  BuildingLife,
  DepreciationInputs,
  PartGivenUp,
  PropertyReceived,
  ValueSplit,
} from './depreciation-inputs.ts'
export { partGivenUp } from './part-given-up.ts'
export { writtenOffUntil } from './written-off-until.ts'
export type { Asset } from './layers.ts'
export type { DepreciationRefusal } from './refusal.ts'
export { canWriteOffAtOnce } from './write-off.ts'
