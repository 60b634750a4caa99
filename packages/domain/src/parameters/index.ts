export type { Parameter, Range, Unit } from './parameter'
