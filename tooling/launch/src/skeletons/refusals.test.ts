import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'
import { Refusal } from './skeleton.ts'
import { parameter, told } from './typed-words.ts'

// One copy for all: a refusal changes nothing, as each test makes sure.
let copy: RepositoryCopy
let before: Record<string, string>
beforeAll(async () => {
  copy = await copyRepository()
  before = await copy.everything()
})
afterAll(() => copy.remove())

const outcome = ['--outcome', 'It is.']

test.each([
  ['nothing', [], 'Say what to make: component, pattern, api-module, decision, parameter.'],
  ['an unknown kind', ['widget'], 'There is no skeleton "widget"'],
  ['a name of JavaScript itself', ['toString'], 'There is no skeleton "toString"'],
  ['a missing name and missing words', ['component'], 'Missing: the name, --is, --use, --avoid.'],
  ['two names', ['component', 'fee', 'note', ...told], '"fee note" is 2 words'],
  ['another case', ['component', 'FeeNote', ...told], '"FeeNote" is not in kebab-case'],
  ['a path', ['component', '../fee', ...told], '"../fee" is not in kebab-case'],
  ['an option that is none', ['component', 'fee', ...told, '--now', 'x'], 'There is no option --now here.'],
  ['an option twice', ['component', 'fee', ...told, '--is', 'x'], 'The option --is is there twice.'],
  ['an option without a value', ['decision', 'Fees', '--outcome'], 'The option --outcome needs a value.'],
  ['an option for a value', ['component', 'fee', '--is', '--use', 'x'], 'The option --is needs a value'],
  ['a component that exists', ['component', 'badge', ...told], '@dst/ui has an entry "badge" already.'],
  ['a pattern named as a component', ['pattern', 'badge', ...told], '@dst/ui has an entry "badge" already.'],
  ['an entry that is no part', ['component', 'guidance', ...told], '@dst/ui has an entry "guidance" already.'],
  ['a module that exists', ['api-module', 'faqs', '--summary', 'x'], 'apps/api/src/modules/faqs is there already.'],
  [
    'a decision that exists',
    ['decision', 'Queue jobs with pg-boss', ...outcome],
    '0022-queue-jobs-with-pg-boss.md has',
  ],
  ['a title that breaks the table', ['decision', 'a | b', ...outcome], 'no "|"'],
  ['a title without letters', ['decision', '!?', ...outcome], 'has no letter'],
  [
    'a parameter that exists',
    parameter('dstTerm'),
    'a parameter dstTerm already, in packages/domain/src/parameters/calc',
  ],
  ['a parameter in kebab-case', parameter('fee-window'), '"fee-window" is not in camelCase'],
  [
    'an unknown subject',
    parameter('fee', { subject: 'fees' }),
    'no subject "fees" in packages/domain/src/parameters, only',
  ],
  ['the index as a subject', parameter('fee', { subject: 'index' }), 'There is no subject "index"'],
  ['an unknown unit', parameter('fee', { unit: 'furlongs' }), 'There is no unit "furlongs", only characters, count'],
  ['a value that is none', parameter('fee', { value: 'many' }), '"many" is no value in days'],
  ['a flag that is none', parameter('fee', { unit: 'flag' }), 'A flag is true or false'],
  ['a range that falls', parameter('fee', { value: '{"from": 2, "to": 2}' }), 'A range rises'],
  ['a label that breaks the table', parameter('fee', { label: 'a | b' }), 'Label and value stand in a table'],
  ['an unknown page', parameter('fee', { page: 'fees.md' }), 'There is no page docs/product/fees.md, only README.md'],
  [
    'a section without a table',
    parameter('fee', { page: 'limits#entry-lengths' }),
    'no table of parameters under #entry',
  ],
  ['a page with several tables', parameter('fee', { page: 'limits' }), 'has several tables; give one of'],
])('%s is refused in a sentence, and nothing changes', async (_what, typed, sentence) => {
  expect(() => copy.make(...typed)).toThrow(sentence)
  expect(() => copy.make(...typed)).toThrow(Refusal)
  expect(await copy.everything()).toEqual(before)
})
