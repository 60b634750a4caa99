import { expect, test } from 'vitest'
import { emptyExchangeFile, fileFromFragment, fragmentOfFile, unreadInFragment, type ExchangeFile } from './index.ts'

const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: '1', label: 'Elm Street 5', closing: '2026-12-04', price: 2_000_000, landShare: 0.25 }],
  deadlines: { extension: 'filed', noticeUrl: 'https://www.irs.gov/newsroom', hardship: false },
  purchases: [{ id: '2', name: 'Harbor DST', equity: 100_000 }],
}

test('a link carries figures and dates, and no text', () => {
  expect(fragmentOfFile(file)).toBe(
    'version=2&deadlines.extension=filed&deadlines.hardship=false&sales.1.closing=2026-12-04&sales.1.price=2000000' +
      '&sales.1.landShare=0.25&purchases.2.equity=100000',
  )
})

test('a link of nothing is empty', () => {
  expect(fragmentOfFile(emptyExchangeFile)).toBe('')
})

test('the file of a link is the same but for its texts', () => {
  expect(fileFromFragment(`#${fragmentOfFile(file)}`)).toEqual({
    ...emptyExchangeFile,
    sales: [{ id: '1', closing: '2026-12-04', price: 2_000_000, landShare: 0.25 }],
    deadlines: { extension: 'filed', hardship: false },
    purchases: [{ id: '2', equity: 100_000 }],
  })
})

test('a link carries what belongs to a sale', () => {
  const parts = [{ id: 'p', sale: '1', cost: 800_000 }]
  const fragment = fragmentOfFile({ ...emptyExchangeFile, sales: [{ id: '1', price: 1 }], saleParts: parts })
  expect(fileFromFragment(fragment)?.saleParts).toEqual(parts)
})

test('offerings are in no link, and none is taken from one that has them', () => {
  const offerings = [{ id: 'o', name: 'Harbor DST', sponsor: 'Harbor', equity: 30_000_000, rateFixed: true }]
  const typed: ExchangeFile = { ...file, offerings, offeringCases: { growth1: -0.05, reservesAreBoot: true } }
  expect(fragmentOfFile(typed)).toBe(fragmentOfFile(file))
  const made = '#version=2&offerings.o.equity=30000000&offerings.o.rateFixed=true&offeringCases.growth1=-0.05'
  expect(fileFromFragment(made)).toBeUndefined()
  expect(fileFromFragment(`${made}&sales.1.price=12`)).toEqual({
    ...emptyExchangeFile,
    sales: [{ id: '1', price: 12 }],
  })
  expect(unreadInFragment('#offerings.o.equity=x&offeringCases.growth1=x')).toEqual([])
})

test('texts in a link are not taken, and what is wrong is left out', () => {
  expect(
    fileFromFragment('sales.1.label=Elm&sales.1.price=12&sales.1.debtPaidOff=&plan.years=x&deadlines.affected=true'),
  ).toEqual({ ...emptyExchangeFile, sales: [{ id: '1', price: 12 }], deadlines: { affected: true } })
})

test.each(['', '#', '#calculator', '#bought=1000000', 'sales.1.label=Elm', 'deadlines.affected=yes'])(
  'a fragment about something else is no file: %j',
  (fragment) => {
    expect(fileFromFragment(fragment)).toBeUndefined()
  },
)

test('what is wrong in a link is named; what is empty, a text, or about something else is not', () => {
  const fragment =
    '#sales.1.label=Elm&sales.1.price=1,25m&sales.1.debtPaidOff=&plan.years=x&other=1&sales.1.cashTaken=5'
  expect(unreadInFragment(fragment)).toEqual(['1,25m', 'x'])
  expect(unreadInFragment(fragmentOfFile(file))).toEqual([])
})

test('an address of the first version keeps its highest rate until a state of residence is chosen', () => {
  const first = fileFromFragment('#sales.1.price=2000000&sales.1.state=CA')
  expect(first?.income).toEqual({ highestStateRate: true })
  expect(fileFromFragment(`#${fragmentOfFile(first ?? emptyExchangeFile)}`)).toEqual(first)
  expect(fileFromFragment('#version=2&sales.1.price=2000000&sales.1.state=CA')?.income).toEqual({})
  expect(fileFromFragment('#sales.1.price=2000000')?.income).toEqual({})
})
