import fc from 'fast-check'
import { runSeed } from './seeded-random.ts'

/** A call as far as a bad request needs to know it. */
export interface KnownCall {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters such as `:id`. */
  path: string
  /** Names that its body has; empty for a call without one. */
  fields: readonly string[]
}

/** A request that nobody's client makes, ready to be injected. */
export interface BadRequest {
  method: KnownCall['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

/** Script that must never come back in a page as it is. */
export const marker = '<script>alert(1)</script>'
/** A field that no contract has; every object in a body carries it. */
const unknownField = 'no such field'

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202E',
  '\uFFFE',
  `">${marker}`,
  "' or 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}%s%n',
  'a\r\nSet-Cookie: b=c',
  '%00',
  'a@example.com',
  '2026-02-30T25:61:00Z',
  'x'.repeat(5000),
]

const texts = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }))
const values = fc.oneof(
  texts,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, -1e308, [], {}, [[]], [{}]),
  fc.jsonValue({ maxDepth: 2 }),
)

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
const rawBodies = [
  '',
  '{',
  '{"a": ',
  'null',
  '0',
  '""',
  '[]',
  'NaN',
  '{"a":1}{"b":2}',
  '\uFEFF{"no such field":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"no such field":1e999}',
  deep('[', ']', 10_000),
  `{"no such field":${deep('[', ']', 10_000)}}`,
  `{"no such field":${deep('{"a":', '}', 5000).replace(':}', ':0}')}}`,
  JSON.stringify('x'.repeat(70_000)),
]

const contentTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom('', 'text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'a/b/c;;'),
)

const queries = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom('?a=1&a=2', '?__proto__[a]=1', '?%', '?%00', `?${'a=1&'.repeat(200)}`, `?a=${marker}`),
)

const headerNames = [
  'accept',
  'accept-encoding',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'shown-on',
  'shown-words',
  'x-forwarded-for',
  'x-supabase-api-version',
]

/** Bad requests to these calls; `headers` are sent with each one unless it spoils them. */
export function badRequests(calls: readonly KnownCall[], headers: Record<string, string>): fc.Arbitrary<BadRequest> {
  return fc.oneof(...calls.map((call) => badRequestsTo(call, headers)))
}

function badRequestsTo({ method, path, fields }: KnownCall, headers: Record<string, string>) {
  const hasBody = fields.length > 0
  const spoiled = fc.dictionary(fc.constantFrom(...headerNames), texts.map(headerText), { maxKeys: 2 })
  return fc.record({
    method: fc.constant(method),
    url: fc.tuple(filled(path), queries).map((parts) => parts.join('')),
    headers: fc
      .tuple(contentTypes, spoiled)
      .map(([type, more]) => ({ ...headers, ...more, ...(hasBody ? { 'content-type': type } : {}) })),
    ...(hasBody ? { payload: bodies(fields) } : {}),
  })
}

/** A call with a body that it takes as it is; the path has no parameters left. */
export interface RightCall {
  method: KnownCall['method']
  url: string
  body: object
}

/** Requests that are right but for one value of their body, at any depth, or for one that is missing. */
export function nearlyRight(calls: readonly RightCall[], headers: Record<string, string>): fc.Arbitrary<BadRequest> {
  const requests = calls.map(({ method, url, body }) =>
    fc.tuple(fc.constantFrom(...placesIn(body)), fc.option(values, { nil: undefined })).map(([place, value]) => ({
      method,
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(replaced(body, place, value)),
    })),
  )
  return fc.oneof(...requests)
}

/** The way to every value in an object, itself excluded. */
function placesIn(node: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [way]
  const below = Object.entries(node).flatMap(([key, value]) => placesIn(value, [...way, key]))
  return way.length === 0 ? below : [way, ...below]
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const swap = ([name, one]: [string, unknown]) => (name === key ? replaced(one, rest, value) : one)
  if (Array.isArray(node)) return Object.entries(node).map(swap)
  return Object.fromEntries(Object.entries(node as object).map((entry) => [entry[0], swap(entry)]))
}

function filled(path: string): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) =>
    part.startsWith(':')
      ? fc.oneof(
          texts.map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')) || '%20'),
          fc.constantFrom('%00', '%E0%A4%A', '%2e%2e%2f', '1%27%20or%201=1', 'x'.repeat(300)),
        )
      : fc.constant(part),
  )
  return fc.tuple(...parts).map((all) => all.join('/'))
}

function bodies(fields: readonly string[]): fc.Arbitrary<string> {
  const entries = fc.dictionary(fc.constantFrom(...fields), values, { maxKeys: 8 })
  const objects = entries.map((body) => JSON.stringify({ ...body, [unknownField]: 1 }))
  return fc.oneof(
    { weight: 4, arbitrary: objects },
    objects.map((text) => text.slice(0, -1)),
    objects.map((text) => `${text.slice(0, -1)},${text.slice(1)}`),
    fc.constantFrom(...rawBodies),
  )
}

/** What a header can carry. */
function headerText(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u0080-\u00FF]/g, '?')
}

/** How many requests to make, and from which seed; `SEED` repeats a run's. */
export function inputRuns(typical: number): { numRuns: number; seed: number } {
  return { numRuns: Number(process.env['INPUT_RUNS'] ?? typical), seed: runSeed() }
}
