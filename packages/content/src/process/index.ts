export { processPage } from './process-page'
export type { ProcessPage } from './process-page'
export type { ProcessStep, SubStep } from './steps'
