import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { NavigationBar, type NavigationBarProps } from './navigation-bar.tsx'

const signedOut: NavigationBarProps['session'] = { status: 'signed-out', signIn: { label: 'Login', href: '#login' }, signUp: { label: 'Get Started', href: '#signup' } }

async function show(width: number, session = signedOut) {
  await page.viewport(width, 700)
  window.scrollTo(0, 0)
  return render(
    <>
      <NavigationBar label="Main" brand={{ name: 'DST Investing', href: '#home' }} links={[{ label: 'Learn', href: '#learn', current: true }, { label: 'FAQ', href: '#faq' }]} session={session} menuLabels={{ open: 'Open menu', close: 'Close menu' }} />
      <main style={{ height: '3000px' }}><p>Page</p></main>
    </>,
  )
}

async function showMenu() {
  const screen = await show(400)
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toBeVisible()
  return screen
}

test('the menu is closed at first and closes on Escape, with the focus on its button', async () => {
  const screen = await show(400)
  await expect.element(screen.getByText('Learn')).not.toBeVisible()
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Learn')).not.toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})

test('the menu closes on a press outside', async () => {
  const screen = await showMenu()
  await screen.getByRole('main').click({ position: { x: 200, y: 600 } })
  await expect.element(screen.getByText('Learn')).not.toBeVisible()
})

test('the menu closes when a link is chosen', async () => {
  const screen = await showMenu()
  await screen.getByRole('link', { name: 'FAQ' }).click()
  await expect.element(screen.getByText('FAQ')).not.toBeVisible()
})

test('Tab goes around inside the open menu', async () => {
  const screen = await showMenu()
  const header = screen.getByRole('banner').element()
  await expect.element(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus()
  const visited: string[] = []
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab()
    expect(header.contains(document.activeElement)).toBe(true)
    visited.push(document.activeElement?.textContent ?? '')
  }
  expect(visited).toEqual(['Learn', 'FAQ', 'Login', 'Get Started', 'DST Investing', ''])
})

test('shrinks to mark and name on the way down and comes back near the top', async () => {
  const screen = await show(1200)
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toBeVisible()
  window.scrollTo(0, 400)
  await expect.element(screen.getByText('Learn')).not.toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'DST Investing' })).toBeVisible()
  window.scrollTo(0, 90)
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toBeVisible()
})

test('greets who is signed in, and signs out', async () => {
  const onSelect = vi.fn<() => void>()
  const screen = await show(1200, { status: 'signed-in', greeting: { label: 'Hi Margaret', href: '#profile' }, signOut: { label: 'Sign Out', onSelect } })
  await expect.element(screen.getByRole('link', { name: 'Hi Margaret' })).toHaveAttribute('href', '#profile')
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
})

test('the page that is shown is marked', async () => {
  const screen = await show(1200)
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page')
})
