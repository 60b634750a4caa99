import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Menu } from './menu.tsx'

async function show() {
  const print = vi.fn<() => void>()
  const share = vi.fn<() => void>()
  const screen = await render(
    <>
      <Menu
        label="Your figures"
        items={[
          { id: 'print', label: 'Print', onSelect: print },
          { id: 'mail', label: 'Mail', onSelect: vi.fn<() => void>(), disabledReason: 'Sign in first.' },
          { id: 'share', label: 'Share', onSelect: share },
        ]}
      />
      <p>Elsewhere</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Your figures' })
  return { screen, button, print, share, item: (name: string) => page.getByRole('menuitem', { name }) }
}

test('opens with Enter on the first entry, and Escape gives the focus back', async () => {
  const { button, item } = await show()
  await userEvent.tab()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(item('Print')).toHaveAttribute('data-focus')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('arrows, Home, End and letters move past what cannot be chosen, and Enter chooses', async () => {
  const { button, item, share } = await show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Print')).toHaveAttribute('data-focus')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Share')).toHaveAttribute('data-focus')
  await userEvent.keyboard('{Home}')
  await expect.element(item('Print')).toHaveAttribute('data-focus')
  await userEvent.keyboard('{End}')
  await expect.element(item('Share')).toHaveAttribute('data-focus')
  await userEvent.keyboard('{Home}')
  await expect.element(item('Print')).toHaveAttribute('data-focus')
  await userEvent.keyboard('sh')
  await expect.element(item('Share')).toHaveAttribute('data-focus')
  await userEvent.keyboard('{Enter}')
  expect(share).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('closes on a press outside', async () => {
  const { screen, button } = await show()
  await button.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.click(screen.getByText('Elsewhere'))
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})
