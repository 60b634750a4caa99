import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobLabel } from './job-labels.ts'

test('every kind of job has a name', () => {
  const source = readFileSync(new URL('../../../../api/src/jobs/job-kinds.ts', import.meta.url), 'utf8')
  const [, payloads = ''] = /interface JobPayloads \{\n(.*?)\n\}/s.exec(source) ?? []
  const kinds = [...payloads.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, kind]) => String(kind))
  expect(kinds.length).toBeGreaterThanOrEqual(20)
  expect(kinds.filter((kind) => jobLabel(kind) === kind)).toEqual([])
})

test('one that is not known here is named by its code', () => {
  expect(jobLabel('new-kind')).toBe('new-kind')
})
