import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Calculator } from './calculator'

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the calculator as it is written to HTML', () => {
  it('holds the default result, so that it reads without a script', () => {
    const text = textOf(renderToStaticMarkup(<Calculator />))
    expect(text).toContain('selling outright would cost about $251,282 in federal tax and leave $1,348,718')
    expect(text).toContain('Future equity after 7 years $2,059,748')
    expect(text).toContain('as of tax year 2025')
    expect(text).toContain('20% × ($2,000,000 − $1,000,000) = $200,000')
    expect(text).toContain('The calculator needs scripts')
  })

  it('holds both disclaimers and starts from the specified inputs', () => {
    const markup = renderToStaticMarkup(<Calculator review={<p>Last reviewed November 21, 2026</p>} />)
    expect(textOf(markup)).toContain('It leaves out state tax')
    expect(textOf(markup)).toContain('a full federal bill at the top rates would be about $297,077, against $251,282 here')
    expect(textOf(markup)).toContain('Last reviewed November 21, 2026')
    expect(textOf(markup)).toContain('We give no investment, tax or legal advice')
    expect(markup).toContain('value="1,000,000"')
    expect(markup).toContain('value="2015"')
  })
})
