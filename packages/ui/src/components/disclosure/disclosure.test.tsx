import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Disclosure } from './disclosure.tsx'

const disclaimer = (
  <Disclosure summary="Tax disclaimer" alwaysOpenWhenWide>
    <p>An estimate, not tax advice.</p>
  </Disclosure>
)

test('where it is always open there is nothing to press and nothing is collapsed', async () => {
  await page.viewport(1024, 700)
  const screen = await render(disclaimer)
  await expect.element(screen.getByText('An estimate, not tax advice.')).toBeVisible()
  await userEvent.tab()
  expect(screen.container.contains(document.activeElement)).toBe(false)
  expect(screen.container.querySelector('details')).toBeNull()
})

test('on a small screen it opens and closes with Enter', async () => {
  await page.viewport(360, 700)
  const screen = await render(disclaimer)
  await expect.element(screen.getByText('An estimate, not tax advice.')).not.toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('An estimate, not tax advice.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('An estimate, not tax advice.')).not.toBeVisible()
})
