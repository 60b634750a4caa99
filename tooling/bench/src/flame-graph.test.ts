import { expect, test } from 'vitest'
import { drawFlameGraph, framesOf, type CpuProfile } from './flame-graph.ts'

const frame = (functionName: string, url = '') => ({ functionName, url })
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('answer', 'file:///srv/dist/server.js'), children: [4] },
    { id: 4, callFrame: frame('', 'file:///srv/node_modules/.pnpm/pg@8/node_modules/pg/lib/client.js') },
  ],
  samples: [3, 2, 3, 4, 4],
  timeDeltas: [100, 900, 100, 100, 200],
}

test('a function has the time of what it called, and neither waiting nor the start counts', () => {
  const all = framesOf(profile, 200)
  expect(all.microseconds).toBe(400)
  const [answer] = all.calls.values()
  expect(answer).toMatchObject({ name: 'answer · product', microseconds: 400 })
  expect([...(answer?.calls.values() ?? [])]).toMatchObject([{ name: 'anonymous · pg', microseconds: 300 }])
})

test('the picture says the share of every function that is wide enough, in text that is no markup', () => {
  const picture = drawFlameGraph(framesOf(profile, 200), 'Before & after')
  expect(picture).toContain('<title>Before &amp; after</title>')
  expect(picture).toContain('<title>anonymous · pg 75.0 %</title>')
  expect(picture).not.toContain('(idle)')
})
