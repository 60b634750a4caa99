import type { paths } from './paths.ts'

/** The addresses below `paths.desk`. Only the desk's own pages load them. */
export const deskPaths = {
  lead: '/desk/lead',
  ended: '/desk/ended',
  times: '/desk/times',
  requests: '/desk/requests',
  request: '/desk/request',
  proof: '/desk/proof',
  undelivered: '/desk/undelivered',
  messages: '/desk/messages',
  health: '/desk/health',
  figures: '/desk/figures',
} as const

/** An address of the desk. */
export type DeskPath = typeof paths.desk | (typeof deskPaths)[keyof typeof deskPaths]

/** One lead or request at the desk, by its id. */
export function deskPathOf(
  page: typeof deskPaths.lead | typeof deskPaths.request | typeof deskPaths.proof,
  id: string,
): string {
  return `${page}?request=${id}`
}
