import { describe, expect, test } from 'vitest'
import { withWholePaint } from './whole-paint.ts'

const page = '<html lang="en"><head><title>Terms</title></head><body><main id="main"></main></body></html>'

describe('a page that is painted whole', () => {
  test('waits for its last element', () => {
    expect(withWholePaint(page)).toBe(
      '<html lang="en"><head><title>Terms</title><link rel="expect" href="#page-end" ' +
        'blocking="render"/></head><body><main id="main"></main><template id="page-end"></template></body></html>',
    )
  })

  test.each(['</head>', '</body>'])('stops the build when it does not have exactly one %s', (end) => {
    for (const html of [page.replace(end, ''), page + end])
      expect(() => withWholePaint(html)).toThrow(`it does not have exactly one ${end}`)
  })
})
