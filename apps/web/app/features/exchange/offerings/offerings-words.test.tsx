import { exchangeOfferings } from '@dst/content/exchange'
import { describeExchange, emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { offeringCaseNames, offeringFieldNames } from '../account/offering-field-names.ts'
import { useExchangeFile } from '../store/document.ts'
import { withEdits, withNewItem, withoutItem, type FieldEdit } from '../store/edits.ts'
import { today } from '../testing/sample-files.ts'
import { harbor, mill, tower, withOfferings } from '../testing/sample-offerings.ts'
import { additionOf } from './add-to-list.ts'
import { Compared } from './compared.tsx'
import { Entries } from './entries.tsx'
import { figureGroups } from './figures/figure-groups.ts'
import { askOf } from './figures/refusal-copy.ts'
import { offeringName } from './offering-name.ts'
import { OfferingsPaper } from './offerings-paper.tsx'
import { OfferingsView } from './offerings-view.tsx'
import { PasteBox } from './paste/paste-box.tsx'
import { valueSentence } from './paste/pasted-words.ts'
import { readPasted } from './paste/read-pasted.ts'

vi.mock('../store/document.ts', { spy: true })

const nothing = () => undefined

/** The whole view of a file as markup, and on paper. */
function drawn(file: ExchangeFile) {
  vi.mocked(useExchangeFile).mockReturnValue(file)
  const exchange = describeExchange(file, today)
  const { columns } = exchange.offerings
  const draw = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
  return {
    view: draw(<OfferingsView content={exchangeOfferings} review={<></>} />),
    paste: draw(<PasteBox onFilled={nothing} />),
    entries: columns.map((_, index) => draw(<Entries columns={columns} shown={index} onShow={nothing} />)).join(' '),
    compared: draw(
      <Compared
        exchange={exchange}
        content={exchangeOfferings}
        shown={0}
        onShow={nothing}
        names={false}
        onNames={nothing}
      />,
    ),
    paper: draw(<OfferingsPaper content={exchangeOfferings} offerings={exchange.offerings} names />),
  }
}

/** All words of the view: what is drawn, what assistive technology is told, and what appears once something is pressed. */
function wordsOf(file: ExchangeFile): string {
  const { offerings } = describeExchange(file, today)
  const markup = Object.values(drawn(file)).join(' ')
  const told = [...markup.matchAll(/(?:aria-label|placeholder|title|value)="([^"]*)"/g)].map(([, words]) => words)
  const opened = figureGroups(offerings).flatMap(({ rows }) =>
    rows.flatMap((row) => offerings.columns.map((column) => row.howOf?.(column) ?? '')),
  )
  const asked = offerings.columns.flatMap((column, index) => {
    const ask = askOf(column, index)
    return [ask?.text, ask?.link, additionOf(column, 'A DST', 0)?.sentence]
  })
  return [markup.replaceAll(/<[^>]*>/g, ' '), ...told, ...opened, ...asked].join(' ')
}

const forbidden =
  /\b(?:best|worst|winners?|scores?|stars?|rank(?:s|ed|ing)?|totals?|recommend(?:s|ed)?|suitable|safe)\b/i

const inputs: readonly (readonly [string, ExchangeFile])[] = [
  ['nothing', emptyExchangeFile],
  ['three offerings beside a sale', withOfferings],
  ['offerings without a sale', { ...emptyExchangeFile, offerings: [tower, harbor] }],
  [
    'one that lacks everything, and one that can’t be',
    { ...withOfferings, offerings: [{ id: 'a' }, { ...harbor, loan: 400_000_000 }] },
  ],
  [
    'one whose loan is not typed',
    { ...withOfferings, offerings: [{ id: 'a', purchasePrice: 50_000_000, equity: 20_000_000 }] },
  ],
  [
    'an open year, and reserves that are boot',
    {
      ...withOfferings,
      offerings: [
        { ...mill, distribution3: 0.05 },
        { ...harbor, amount: 2_000_000 },
      ],
      offeringCases: { reservesAreBoot: true, growth1: -0.2 },
    },
  ],
  ['five, all alike', { ...withOfferings, offerings: [1, 2, 3, 4, 5].map((id) => ({ ...tower, id: String(id) })) }],
]

test.each(inputs)('%s: no word of the view ranks, rates or recommends', (_, file) => {
  const words = wordsOf(file)
  expect(words.length).toBeGreaterThan(2_000)
  expect(forbidden.exec(words)?.[0]).toBeUndefined()
})

test('the guard finds such a word, and the words of what is pasted and labeled have none', () => {
  expect(forbidden.exec('The best of both')?.[0]).toBe('best')
  const { columns, unread } = readPasted('DST\tHarbor\nLoan\t$80,000 per $100,000\nPrice\tx\nOdd\t1', [harbor], today)
  const words = [
    ...columns.flatMap(({ values }) => values.map(valueSentence)),
    ...unread.map(({ label, why }) => label + why),
    ...Object.values(offeringFieldNames),
    ...Object.values(offeringCaseNames),
  ]
  expect(words.length).toBeGreaterThan(50)
  expect(forbidden.exec(words.join(' '))?.[0]).toBeUndefined()
})

test('the statement stands above the first figure, on the screen and on paper', () => {
  const { view, paper } = drawn(withOfferings)
  const statement = 'These are your figures and our arithmetic.'
  expect(view.indexOf(statement)).toBeGreaterThan(0)
  expect(view.indexOf(statement)).toBeLessThan(view.indexOf('What you type</h2>'))
  expect(paper.indexOf(statement)).toBeGreaterThan(0)
  expect(paper.indexOf(statement)).toBeLessThan(paper.indexOf('<table'))
})

/** The names above the columns of every table, one list a table. */
function heads(markup: string): string[][] {
  return [...markup.matchAll(/<thead[^>]*>(.*?)<\/thead>/g)].map(([, head = '']) =>
    [...head.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, name = '']) => name).slice(1),
  )
}

test('columns stay in the order of entry after every edit, in every table and on paper', () => {
  const edits: readonly FieldEdit[] = [
    ['offerings.0.sellingCommissions', 9_000_000],
    ['offerings.1.sellingCommissions', 0],
    ['offerings.2.distribution1', 0.2],
    ['offerings.1.name', 'Alpha DST'],
    ['offerings.2.name', 'Zeta DST'],
    ['offerings.0.equity', undefined],
    ['offerings.0.amount', 0],
    ['offerings.2.amount', 900_000],
    ['offerings.3.name', 'New DST'],
    ['offeringCases.growth1', -0.2],
    ['offeringCases.stressIncome', 0.5],
  ]
  let file = withOfferings
  const follow = () => {
    const names = file.offerings.map(offeringName)
    const { compared, paper } = drawn(file)
    for (const head of heads(compared)) expect(head).toEqual(names)
    expect(heads(compared).length).toBe(7)
    const onPaper = heads(paper).filter((head) => head.length > 1)
    for (const head of onPaper) expect(head).toEqual([...names, 'Your notes'])
    expect(onPaper.length).toBe(7)
  }
  follow()
  for (const edit of edits) {
    file = withEdits(file, [edit])
    follow()
  }
  file = withNewItem(file, 'offerings')
  follow()
  file = withoutItem(file, 'offerings', 1)
  follow()
  expect(file.offerings.map(offeringName)).toEqual(['Harbor Apartments DST', 'Zeta DST', 'New DST', 'Offering 4'])
})

test('no column stands out, and nothing counts the notes', () => {
  const { compared } = drawn(withOfferings)
  expect(compared).not.toMatch(/data-emphasis|data-tone="(?:positive|negative|success|error)"/)
  expect(compared).not.toMatch(/\d+ notes?\b/i)
})

test('paper has an empty column to write in, and without names nothing that the person wrote', () => {
  const { offerings } = describeExchange(withOfferings, today)
  const paper = renderToStaticMarkup(<OfferingsPaper content={exchangeOfferings} offerings={offerings} names={false} />)
  expect(paper).not.toMatch(/Harbor|Mill Street|Tower|Apartments|Many/)
  expect(paper).toContain('Offering 2')
  expect(paper.match(/Your notes/g)?.length).toBeGreaterThan(8)
  expect(paper).not.toContain('<button')
  expect(paper).toContain('the chance that any of this happens')
})
