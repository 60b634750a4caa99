import { exchangePacket } from '@dst/content/exchange'
import type { ExchangeFile } from '@dst/domain/exchange-file'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { afterDay, boughtIn, intoThreeTrusts, nothingReceived, withSold } from '../testing/after-files.ts'
import { couple, today, withSale } from '../testing/sample-files.ts'
import { printedForm } from './form-packet-lines.ts'
import { whereToEnter } from './packet-facts.ts'
import { PacketPages } from './packet-pages.tsx'

/** The parts by their headings, without tags; cells end in a bar. */
function paper(file: ExchangeFile, { names = false, day = afterDay } = {}): Map<string, string> {
  const html = renderToStaticMarkup(
    <PacketPages file={file} today={day} names={names} offerings={false} content={exchangePacket} />,
  )
  return new Map(
    html
      .split('<section class="packet-page"')
      .slice(1)
      .map((part) => {
        const [, heading = ''] = /<h2[^>]*>([^<]+)/.exec(part) ?? []
        return [heading, part.replaceAll(/<\/t[dh]>/g, '|').replaceAll(/<[^>]+>/g, '')]
      }),
  )
}

const [form, basis, failed] = ['Form 8824 worksheet', 'Basis and write-off', 'In which year it is taxed'] as const

test('once something is bought, the packet has the worksheet, and the basis with its write-off', () => {
  const parts = paper(intoThreeTrusts)
  expect([...parts.keys()].slice(4, 6)).toEqual([form, basis])
  expect(parts.get(form)).toContain('Worksheet, not a form to file')
  expect(parts.get(form)).not.toContain('Planned: a forecast')
  expect(parts.get(form)).toContain('The form belongs to the return for 2025')
  expect(parts.get(form)).toContain('DST 2|Jan 20, 2026|$493,000|$243,000|$147,408.64|')
  expect(parts.get(form)).toContain('Not entered as paid|Mon Feb 2, 2026|$5,000|')
  expect(parts.get(form)).toContain('Year|Gain|2026|$5,000|')
})

test('nothing is printed of it before that, and a plan is a forecast', () => {
  expect([...paper(couple, { day: today }).keys()]).not.toContain(form)
  const planned = paper(withSale(couple, {}, { equity: 1_480_000 }), { day: today })
  expect(planned.get(form)).toContain('Planned: a forecast until each closing is entered.')
  expect(planned.get(basis)).toContain('What can be written off, year by year')
})

test('names are printed where they were asked for, and nowhere else', () => {
  expect([...paper(intoThreeTrusts).values()].join(' ')).not.toMatch(/Oak|Ash Trust|Elm/)
  const named = paper(intoThreeTrusts, { names: true })
  expect(named.get(form)).toContain('your share in it.|Oak Trust; Ash Trust; Elm Trust|by hand|')
  expect(named.get(basis)).toContain('Ash Trust|$29,481.73|')
})

test("our figure keeps its column where the CPA's stands in the next, and what follows counts from the CPA's", () => {
  const file: ExchangeFile = { ...intoThreeTrusts, cpaForm: { line25: 300_000 } }
  const { about, amounts } = printedForm(file, boughtIn(file))
  expect(about).toHaveLength(9)
  expect(about[0]?.heading).toBe('1 What you gave up: address and kind')
  expect(amounts.find(({ what }) => what.startsWith('25 '))).toMatchObject({
    value: '$270,000',
    from: 'computed',
    cpa: '$300,000',
  })
  expect(amounts.flatMap(({ cpa }) => cpa ?? [])).toHaveLength(1)
  const parts = paper(file)
  expect(parts.get(basis)).toContain('Line 25, $300,000, shared out by value')
  expect(parts.get(form)).toContain('With these figures, line 25 is no longer lines 18 and 23 less line 15.')
  expect(paper(intoThreeTrusts).get(form)).not.toContain('With these figures')
})

test("a basis of the CPA stands beside ours, and its parts are those of the CPA's", () => {
  const [oak, ash, elm] = intoThreeTrusts.purchases
  const file = { ...intoThreeTrusts, purchases: [{ ...oak, id: 'a', cpaBasis: 80_000 }, ash, elm] } as ExchangeFile
  const text = paper(file).get(basis)
  expect(text).toContain('DST 1|$16,000.00|$64,000.00|$0.00|$74,750.83|$80,000.00|')
  expect(text).toContain('DST 2|$29,481.73|$117,926.91|$0.00|$147,408.64||')
  expect(text).toContain('Where a number of your CPA stands, land, building and land improvements are parts of that.')
  expect(paper(intoThreeTrusts).get(basis)).not.toContain('Where a number of your CPA stands')
})

test('the table has ten years, or as many as were asked for', () => {
  expect(paper(intoThreeTrusts).get(basis)).toContain('All 10 years|$66,258.71|$34,475.69|$100,734.40|$59,101.19|')
  const five = paper({ ...intoThreeTrusts, after: { years: 5 } }).get(basis)
  expect(five).toContain('All 5 years|')
  expect(five).not.toContain('2030|')
})

test('letters and a later sale are printed once they are entered', () => {
  const [oak, ...others] = intoThreeTrusts.purchases
  const file = {
    ...intoThreeTrusts,
    purchases: [{ ...oak, id: 'a', laterPrice: 300_000, laterCosts: 6_000 }, ...others],
    trustLetters: [{ id: 't', purchase: 'c', year: 2027, income: 20_000, expenses: 4_000, distribution: 9_000 }],
    after: { soldIn: '2034-06' },
  }
  const text = paper(file).get(basis)
  expect(text).toContain('DST 3, 2027|$3,545.58|$12,454.42|100.0%|$3,454.42|')
  expect(text).toContain('The gain of a sale in June 2034')
  expect(text).toContain('DST 1|$35,699.18|$39,051.65|$254,948.35|')
  expect(paper(intoThreeTrusts).get(basis)).not.toMatch(/each year with a trust|The gain of a sale/)
})

test('what came from an earlier exchange is open until its parts are entered under After', () => {
  const file = withSold({ priorDeferredGain: 50_000 })
  const text = paper(file).get(basis)
  expect(text).toMatch(
    /Still open\. What you sold came from an earlier exchange: .* Its place is After: .*\/exchange\/after/,
  )
  expect(text).toContain('What is not in it')
  expect(text).not.toContain('year by year')
  expect(whereToEnter('saleParts.0.left')).toMatch(/^Its place is After: https?:\/\/[^/]+\/exchange\/after$/)
})

test('a part that lacks something is named as open', () => {
  const file = { ...intoThreeTrusts, saleParts: [{ id: 'p', sale: 's', cost: 1_000 }] }
  expect(paper(file).get(basis)).toContain('Still open. A part of what you sold lacks its cost, its month or its years')
})

test('of an exchange that came to nothing there is Form 6252 in place of the worksheet', () => {
  const parts = paper({ ...nothingReceived, sales: withSold({ closing: '2025-11-20' }).sales })
  expect([...parts.keys()]).not.toContain(form)
  expect([...parts.keys()]).not.toContain(basis)
  const text = parts.get(failed)
  expect(text).toContain('Worksheet, not a form to file')
  expect(text).toContain('Form 6252, with the loan as one that the buyer took over or paid off')
  expect(text).toContain('Form 6252, with the loan as a payment in the year of the sale')
  expect(text).toContain('16 Gross profit|$638,000||')
})

test('money that counts in the year of the sale has no Form 6252', () => {
  const text = paper(nothingReceived).get(failed)
  expect(text).toContain('All of it counts in 2025, the year of the sale: the gain of $638,000 belongs to the return')
  expect(text).not.toContain('16 Gross profit')
})

test('a loss is not spread over years', () => {
  const text = paper({ ...nothingReceived, sales: withSold({ price: 100_000, debtPaidOff: 0 }).sales }).get(failed)
  expect(text).toContain('The sale made a loss: it is not spread over years')
})

test('one that is over says what the worksheet lacks', () => {
  const { purchasePrice: _price, ...sale } = { ...intoThreeTrusts.sales[0] }
  const text = paper({ ...intoThreeTrusts, sales: [{ id: 's', ...sale }] }).get(form)
  expect(text).toMatch(/Still open\. Enter what you paid for the property: .* Its place is Money/)
  const worthless = { ...intoThreeTrusts, purchases: [{ id: 'a', closedOn: '2025-12-15' }] }
  expect(paper(worthless).get(form)).toMatch(/Still open\. Nothing is entered that was received .* Its place is List/)
})
