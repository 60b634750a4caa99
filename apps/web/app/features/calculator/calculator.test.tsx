import { calculateExchange, defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { LinkProvider } from '@dst/ui/link'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { RouterLink } from '~/lib/links/router-link.tsx'
import { Calculator } from './calculator.tsx'
import { ExchangeComparison } from './exchange-comparison.tsx'
import { ExchangeNotice } from './exchange-notice.tsx'
import { RefusedInputs } from './refused-inputs.tsx'
import { stateOptions } from '~/lib/states/state-options.ts'

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const written = (review?: ReactElement) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinkProvider component={RouterLink}>
        <Calculator states={[{ value: '', label: 'Not chosen' }, ...stateOptions]} review={review} />
      </LinkProvider>
    </MemoryRouter>,
  )

describe('the calculator as it is written to HTML', () => {
  test('holds the default result, so that it reads without a script', () => {
    const text = textOf(written())
    expect(text).toContain('selling outright would cost about $251,282 in federal tax and leave $1,348,718')
    expect(text).toContain('Future equity after 7 years $2,059,748')
    expect(text).toContain('as of tax year 2025')
    expect(text).toContain('20% × ($2,000,000 − $1,000,000) = $200,000')
    expect(text).toContain('The calculator needs scripts')
  })

  test('holds both disclaimers and starts from the specified inputs', () => {
    const markup = written(<p>Last reviewed November 21, 2026</p>)
    expect(textOf(markup)).toContain('It leaves out state tax')
    expect(textOf(markup)).toContain(
      'a full federal bill at the top rates would be about $297,077, against $251,282 here',
    )
    expect(textOf(markup)).toContain('Last reviewed November 21, 2026')
    expect(textOf(markup)).toContain('We give no investment, tax or legal advice')
    expect(markup).toContain('value="1,000,000"')
    expect(markup).toContain('value="2015"')
  })
})

describe('the choice of a state', () => {
  test('offers the states and the District after none, and is no input of the example', () => {
    const markup = written()
    expect(markup.match(/<option/g)).toHaveLength(52)
    expect(markup).toMatch(/<option value="" selected="">Not chosen<\/option><option value="AL">Alabama<\/option>/)
    expect(textOf(markup).match(/State of the property/g)).toHaveLength(1)
  })
})

describe('what stands beside the result', () => {
  test('says which figures of a shared calculation could not be read, and what is used instead', () => {
    const text = textOf(
      renderToStaticMarkup(
        <RefusedInputs
          inputs={defaultExchangeInputs}
          refused={[
            { name: 'expectedSalePrice', text: '1,25m' },
            { name: 'distributionRate', text: '9' },
          ]}
        />,
      ),
    )
    expect(text).toContain('Expected sale price: “1,25m” is not clear. The result uses the example’s $2,000,000.')
    expect(text).toContain('Assumed distribution rate: “9” is not clear. The result uses the example’s 6% a year.')
    expect(renderToStaticMarkup(<RefusedInputs inputs={defaultExchangeInputs} refused={[]} />)).toBe('')
  })

  test('names up-front costs and risk beside what stays invested, and published rates beside the choice of one', () => {
    const text = textOf(written())
    expect(text).toContain(
      'Exchange: stays invested $1,600,000 Before up-front costs, often 7% to 12% of it, here $112,000 to ' +
        '$192,000. It is at risk: a DST can lose value, including all that you invest.',
    )
    expect(text).toContain('Published first-year rates have been about 3% to 6%.')
  })

  test('draws the double rule under a real sum alone', () => {
    const totals = [...written().matchAll(/data-total="true".*?<span class="ui-ledger-label">([^<]*)/g)].map(
      ([, label]) => label,
    )
    expect(totals).toEqual(['Net proceeds after taxes'])
  })

  test('puts values on the scale of the chart', () => {
    expect(textOf(written())).toContain('$0 $1M $2M $3M')
  })

  test('leads on to the guide, an account and paper', () => {
    const markup = written()
    for (const href of ['/learn', '/signup']) expect(markup).toContain(`href="${href}"`)
    expect(textOf(markup)).toContain('Print for your CPA')
  })
})

describe('the bars of a sale and an exchange', () => {
  const barsFor = (changes: Partial<ExchangeInputs>) => {
    const inputs = { ...defaultExchangeInputs, ...changes }
    return textOf(renderToStaticMarkup(<ExchangeComparison result={calculateExchange(inputs)} />))
  }

  test('call nothing the owner’s own that is at risk', () => {
    const text = barsFor({})
    expect(text).toContain('What a sale leaves: in cash, or invested and at risk')
    expect(text).toContain('Invested and at risk; its tax is deferred, not forgiven')
    expect(text).toContain('Paid in federal tax')
    expect(text).not.toContain('Yours')
  })

  test('speak of no tax where none is due', () => {
    const text = barsFor({ expectedSalePrice: 700_000, currentDebt: 0 })
    expect(text).toContain('A straight sale owes no federal tax and leaves $700,000. An exchange has none to defer;')
    for (const words of ['Paid in federal tax', 'its tax is deferred', 'pays $0']) expect(text).not.toContain(words)
  })
})

describe('what stands in the way', () => {
  const noticeFor = (currentDebt: number, changes: Partial<ExchangeInputs> = {}) => {
    const inputs = { ...defaultExchangeInputs, ...changes, currentDebt }
    return textOf(
      renderToStaticMarkup(
        <MemoryRouter>
          <ExchangeNotice inputs={inputs} result={calculateExchange(inputs)} />
        </MemoryRouter>,
      ),
    )
  }

  test('is nothing for a loan of 65% of the sale price', () => {
    expect(noticeFor(1_300_000)).toBe('')
  })

  test.each([
    [1_300_001, 'Your loan is about 66% of the sale price', 'no cash is missing for it'],
    [
      1_900_000,
      'Your loan is about 95% of the sale price',
      'A sale would leave $100,000 before tax. Cash missing for the tax: $151,282.',
    ],
  ])('is a loan of %d that few DSTs carry: %s, %s', (debt, loan, cash) => {
    for (const words of [loan, 'Few DSTs carry a loan of more than 65%; 30% to 60% is usual.', cash])
      expect(noticeFor(debt)).toContain(words)
  })

  test('is the missing cash alone where the loan is larger than the price', () => {
    expect(noticeFor(2_000_001)).toContain('Cash missing for the loan and the tax: $251,283')
  })

  test('is a holding time of a year or less, without a sum that counts for more than a year', () => {
    expect(noticeFor(400_000, { purchaseYear: 2025 })).toContain('Held for a year or less')
    expect(noticeFor(1_900_000, { purchaseYear: 2025 })).toContain('A sale would leave $100,000 before tax.')
    expect(noticeFor(2_000_001, { purchaseYear: 2025 })).toContain('Cash missing for the loan, before any tax: $1.')
    for (const debt of [400_000, 1_900_000, 2_000_001])
      expect(noticeFor(debt, { purchaseYear: 2025 })).not.toMatch(/for the (?:loan and the )?tax:/)
  })
})
