import { paths, type StatePath } from './paths.ts'

/** The last part of the address of a state's page, e.g. `new-york`. */
export function stateSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** The address of a state's page, by the name of the state. */
export function statePath(name: string): StatePath {
  return `${paths.states}/${stateSlug(name)}`
}
