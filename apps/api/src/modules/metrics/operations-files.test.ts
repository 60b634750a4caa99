import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMetrics, observeProcess } from '../../process/metrics.ts'
import { away, brokenDatabase } from '../../testing/broken-database.ts'
import { databaseNumbers } from './database-numbers.ts'

const folder = fileURLToPath(new URL('../../../operations/', import.meta.url))
const read = (file: string) => readFileSync(folder + file, 'utf8')

/** Every PromQL expression of the rules. */
function alertExpressions(): string[] {
  return [...read('alerts.yml').matchAll(/^ +expr: (?:>-\n)?((?:.+\n)+?)(?= +(?:for|labels):)/gm)].map(
    ([, expression = '']) => expression,
  )
}

/** Every PromQL expression of the dashboard. */
function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: { targets?: { expr: string }[] }[] }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

/** The metrics in an expression: what is left of its words without labels, times, functions and operators. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless'].includes(name))
}

let exposed: Set<string>
beforeAll(async () => {
  const metrics = createMetrics({ dataFolder: '/nowhere' })
  observeProcess(metrics)
  const text = (await metrics.registry.metrics()) + (await databaseNumbers(brokenDatabase(away)))
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  exposed = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((ending) => name + ending) : name,
    ),
  )
})

test.each([
  ['alerts', 14, alertExpressions],
  ['dashboard', 23, dashboardExpressions],
] as const)('the %s name metrics that the server has', (_what, count, expressions) => {
  const all = expressions()
  expect(all).toHaveLength(count)
  for (const expression of all) {
    const names = metricsIn(expression)
    expect(names, expression).not.toEqual([])
    expect(names.filter((name) => !exposed.has(name))).toEqual([])
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

// A new machine has no promtool.
if (hasPromtool) describe('promtool', promtoolTests)
else process.stdout.write('promtool is not installed: the alerts are read, and not run\n')

function promtoolTests(): void {
  const promtool = (...words: string[]) => execFileSync('promtool', words, { cwd: folder, encoding: 'utf8' })

  test('accepts the rules', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS: 14 rules found')
  })

  test('sees each alert fire past its threshold and not before', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })
}
