export { processPage } from './process-page.ts'
export type { ProcessPage } from './process-page.ts'
export type { ProcessStep, SubStep } from './steps.ts'
