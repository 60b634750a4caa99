import { sep } from 'node:path'

const here = import.meta.dirname

/**
 * The repository root, from the source as from what is built: relative paths in the configuration are resolved from it,
 * whatever the working directory.
 */
export const root = here.slice(0, here.lastIndexOf(`${sep}apps${sep}api${sep}`))
