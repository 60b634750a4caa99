import { exchangePacket } from '@dst/content/exchange'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { couple, today } from '../testing/sample-files.ts'

const domain = '@dst/domain/exchange-file'

afterAll(() => {
  vi.doUnmock(domain)
  vi.resetModules()
})

test('a whole packet rests on one description of the exchange', async () => {
  // The modules of the other test files are these, unless they are loaded anew.
  vi.resetModules()
  vi.doMock(domain, { spy: true })
  const { describeExchange } = await import('@dst/domain/exchange-file')
  const { PacketPages } = await import('./packet-pages.tsx')
  const paper = renderToStaticMarkup(
    <PacketPages file={couple} today={today} names={false} offerings={false} content={exchangePacket} />,
  )
  expect(paper.match(/Part \d+ of \d+/g)?.length).toBeGreaterThanOrEqual(7)
  expect(paper).toContain('$289,515')
  expect(vi.mocked(describeExchange)).toHaveBeenCalledTimes(1)
})
