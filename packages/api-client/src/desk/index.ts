export { createDeskClient } from './create-desk-client.ts'
export type { ActionOptions, DeskClient, PageOptions } from './desk-client.ts'
