import type { Page, Request } from 'playwright/test'

const stored = 25

/** Records a page's requests and responses, to help diagnose a failed journey. */
export function watchTraffic(page: Page): { reported: () => Promise<string> } {
  const begun = Date.now()
  const lines: string[] = []
  const open = new Set<Request>()
  const note = (line: string) => lines.push(`${Date.now() - begun} ms ${line}`)
  const end = (request: Request, outcome: string) => {
    open.delete(request)
    note(`${called(request)} ${outcome}`)
  }
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && note(`at ${new URL(frame.url()).pathname}`)))
  page.on('request', (request) => open.add(request))
  page.on('requestfailed', (request) => end(request, request.failure()?.errorText ?? 'failed'))
  page.on('response', (answer) => {
    open.delete(answer.request())
    if (!answer.ok() || !answer.url().includes('/assets/')) end(answer.request(), String(answer.status()))
  })

  return {
    async reported() {
      const shown = await page.locator('body').innerText({ timeout: 2000 }).catch(String)
      return [
        `last answers:\n  ${lines.slice(-stored).join('\n  ')}`,
        `without an answer: ${[...open].map(called).join(', ') || 'nothing'}`,
        `shows: ${shown.replaceAll(/\s+/g, ' ').slice(0, 1500)}`,
      ].join('\n')
    },
  }
}

/** Omits the query, which may contain the token of an emailed link. */
function called(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`
}
