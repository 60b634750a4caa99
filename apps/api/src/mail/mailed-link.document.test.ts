import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailedLink } from './mailed-link.ts'

const values: Readonly<Record<string, string>> = {
  SiteURL: 'https://dst.example.org',
  TokenHash: 'f00d',
  Email: 'maria@example.com',
  NewEmail: 'maria@example.com',
}

test('templates for a hosted service lead where the embedded one leads, with the same values', () => {
  const text = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
  const links = [...text.matchAll(/^\| [\w ]+ \| `(\{\{ \.SiteURL \}\}[^`]+)` \|$/gm)].map(([, link = '']) =>
    link.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => values[name] ?? 'unknown'),
  )
  const types = ['signup', 'invite', 'magiclink', 'email_change', 'recovery'] as const
  const shown = types.map((type) =>
    mailedLink('https://dst.example.org', { type, tokenHash: 'f00d', to: 'maria@example.com', redirectTo: '' }),
  )
  expect(links).toEqual(shown.map((link) => decodeURIComponent(link)))
})
