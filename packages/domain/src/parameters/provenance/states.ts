export { stateParameters } from './state-parameters.ts'
export type { StateParameter } from './state-parameters.ts'
export { stateRecords, statesSource } from './state-records.ts'
export type { Reading, StateLaw, StateRecord, StateSource } from './state-records.ts'
