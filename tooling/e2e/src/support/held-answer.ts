import type { Page } from 'playwright/test'

/** Holds the next request to this address until the returned function answers it; later ones go through. */
export async function holdAnswer(
  page: Page,
  address: string,
  answer: { status: number; json: object },
): Promise<() => Promise<void>> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    address,
    async (route) => {
      await released
      await route.fulfill(answer)
    },
    { times: 1 },
  )
  return () => Promise.resolve(release())
}
