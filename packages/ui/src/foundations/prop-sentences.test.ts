import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { silentProps } from '../../scripts/silent-props.ts'

const source = join(import.meta.dirname, '..')

test('every prop that a caller can set has a sentence', () => {
  const files = globSync('{components,patterns}/*/*.tsx', { cwd: source }).filter(
    (file) => !/\.(test|stories|docs)\.tsx$/.test(file),
  )
  const read = files.map((file) => silentProps(readFileSync(join(source, file), 'utf8')))
  expect(read.flatMap(({ silent }) => silent)).toEqual([])
  expect(read.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(480)
})

test('a prop without one is named, in an interface and in each part of a union, if its type is exported', () => {
  const { silent, count } = silentProps(`
    export interface PartProps {
      /** What it is. */
      label: string
      size?: 'large'
    }
    export type Filled =
      | {
          /** Kept. */
          value: number
        }
      | ({ empty: true } & { note: string })
    interface Own { place: number }
  `)
  expect(silent).toEqual(['PartProps.size', 'Filled.empty', 'Filled.note'])
  expect(count).toBe(5)
})
