import type { OutgoingHttpHeaders } from 'node:http'

/** One part of the rubric of Mozilla's HTTP Observatory, and what it adds to 100 or takes from it. */
export interface Finding {
  readonly test: string
  readonly result: string
  readonly modifier: number
}

const sixMonthsInSeconds = 15_768_000
/** Extra points count only from here on. */
const extraFrom = 90

/**
 * Grades the headers of a page that is served over https as the Observatory does, as far as headers tell: no cookie, no
 * CORS, and scripts of its own origin add nothing and take nothing.
 * @source https://github.com/mozilla/http-observatory/blob/main/httpobs/docs/scoring.md, 2024-02-27
 */
export function observatoryScore(headers: OutgoingHttpHeaders): { score: number; findings: readonly Finding[] } {
  const value = (name: string) => String(headers[name] ?? '')
  const policy = directivesOf(value('content-security-policy'))
  const findings = [
    contentPolicy(policy),
    strictTransport(value('strict-transport-security')),
    found('frames', policy.get('frame-ancestors')?.includes("'none'") ? ['by policy', 5] : ['not denied', -20]),
    found('content type', value('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['guessed', -5]),
    referrers(value('referrer-policy')),
    found('resources', /^same-(?:origin|site)$/.test(value('cross-origin-resource-policy')) ? ['own', 10] : ['any', 0]),
    found('CORS', value('access-control-allow-origin') === '*' ? ['everybody', -50] : ['nobody', 0]),
  ]
  const sum = (of: readonly Finding[]) => of.reduce((total, { modifier }) => total + modifier, 0)
  const without = 100 + sum(findings.filter(({ modifier }) => modifier < 0))
  const extra = without >= extraFrom ? sum(findings.filter(({ modifier }) => modifier > 0)) : 0
  return { score: Math.max(0, without + extra), findings }
}

function found(test: string, [result, modifier]: readonly [string, number]): Finding {
  return { test, result, modifier }
}

type Policy = ReadonlyMap<string, readonly string[]>

function directivesOf(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function contentPolicy(policy: Policy): Finding {
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? []
  // A hash switches 'unsafe-inline' off.
  const inline = (name: string) =>
    of(name).includes("'unsafe-inline'") && !of(name).some((source) => source.startsWith("'sha"))
  const scripts = of('script-src')
  const result = (): readonly [string, number] => {
    if (!policy.has('default-src')) return ['missing', -25]
    if (inline('script-src')) return ['inline scripts', -20]
    if (scripts.some((source) => /^(?:\*$|http:|data:)/.test(source))) return ['scripts of anybody', -20]
    if (scripts.includes("'unsafe-eval'")) return ['eval', -10]
    if (inline('style-src')) return ['inline styles', 0]
    return policy.get('default-src')?.includes("'none'") ? ['nothing by default', 10] : ['nothing unsafe', 5]
  }
  return found('content policy', result())
}

function strictTransport(header: string): Finding {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return found('https only', ['missing', -20])
  return found('https only', seconds >= sixMonthsInSeconds ? ['half a year', 0] : ['too short', -10])
}

const privateReferrers = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const openReferrers = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url'])

function referrers(policy: string): Finding {
  if (privateReferrers.has(policy)) return found('referrer', ['private', 5])
  return found('referrer', openReferrers.has(policy) ? ['unsafe', -5] : ['usual', 0])
}
