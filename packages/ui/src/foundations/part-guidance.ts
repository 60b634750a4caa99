import type { Examples, Guidance } from './guidance.ts'

export type { Examples, Guidance } from './guidance.ts'

const files = import.meta.glob<Guidance>('../{components,patterns}/*/*.guidance.ts', {
  eager: true,
  import: 'guidance',
})

const drawings = import.meta.glob<Examples>('../{components,patterns}/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

const byPart = new Map(Object.entries(files).map(([file, guidance]) => [partOf(file), guidance]))
const drawingsByPart = new Map(Object.entries(drawings).map(([file, examples]) => [partOf(file), examples]))

/** The guidance for a component or pattern, by folder name; undefined for any other name. */
export function guidanceOf(part: string): Guidance | undefined {
  return byPart.get(part)
}

/** The good and bad examples of a component or pattern, if it has any. */
export function examplesOf(part: string): Examples | undefined {
  return drawingsByPart.get(part)
}

function partOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}
