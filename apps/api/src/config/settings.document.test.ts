import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartRefusal } from './start-refusal.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
// Other variables that a value needs, so that an error is about the value itself.
const company = { ALLOW_PUBLIC_MAILBOX: 'on', METRICS_PORT: '9464', SUPABASE_ANON_KEY: 'key' }

interface Setting {
  name: string
  value: string
}

/** Every `NAME=value` in a document, and the defaults in its table of variables. */
function settingsIn(text: string): Setting[] {
  const assignments = [...text.matchAll(/(?<=^|[\s`])([A-Z][A-Z_]{2,})=([^\s`;]+)/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  )
  const rows = [...text.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| ((?:`[^`]+`(?:, )?)+) \|/gm)].flatMap(
    ([, names = '', defaults = '']) => {
      const values = spans(defaults)
      return spans(names).map((name, index) => ({ name, value: values[index] ?? '' }))
    },
  )
  return [...assignments, ...rows]
}

const spans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)

/** The server's error for a value; none when it accepts the value or does not read the variable. */
function refusalOf({ name, value }: Setting): string | undefined {
  try {
    readConfig({ ...company, [name]: value.replace('$PORT', '4000') }, '/srv/dst')
    return undefined
  } catch (error) {
    if (error instanceof StartRefusal) return error.message
    throw error
  }
}

const documents = [
  ...readdirSync(root).filter((name) => /^[A-Z]+\.md$/.test(name)),
  ...readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const settings = documents.flatMap((file) =>
  settingsIn(readFileSync(`${root}/${file}`, 'utf8')).map((setting) => ({ file, ...setting })),
)

describe('values in documents', () => {
  test('are found', () => {
    expect(settings.length).toBeGreaterThanOrEqual(12)
    expect(settings).toContainEqual({ file: 'SECURITY.md', name: 'TRUST_PROXY', value: '1' })
    expect(settings).toContainEqual({ file: 'docs/configuration.md', name: 'RATE_LIMITS', value: 'on' })
  })

  test.each(settings)('$file: the server takes $name=$value', (setting) => {
    expect(refusalOf(setting)).toBeUndefined()
  })

  test('that the server refuses would be seen', () => {
    const [setting] = settingsIn('Put TLS in front and set `TRUST_PROXY=on` behind a proxy.')
    expect(setting).toEqual({ name: 'TRUST_PROXY', value: 'on' })
    expect(setting && refusalOf(setting)).toContain('TRUST_PROXY must be off, the number of proxies')
    expect(settingsIn('| `JOBS` | `yes` | work |').map(refusalOf)).toEqual([expect.stringContaining('JOBS')])
  })
})
