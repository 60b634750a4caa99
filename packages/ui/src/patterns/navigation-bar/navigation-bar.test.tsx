import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Icon } from '../../components/icon/icon.tsx'
import { NavigationBar, type NavigationBarProps } from './navigation-bar.tsx'

const signedOut: NavigationBarProps['session'] = {
  status: 'signed-out',
  signIn: { label: 'Login', href: '#login' },
  signUp: { label: 'Get Started', href: '#signup' },
}

async function show(width: number, session = signedOut) {
  await page.viewport(width, 700)
  window.scrollTo(0, 0)
  return render(
    <>
      <NavigationBar
        label="Main"
        brand={{ name: 'DST Investing', href: '#home' }}
        links={[
          { label: 'Learn', href: '#learn', current: true },
          { label: 'FAQ', href: '#faq' },
        ]}
        session={session}
        menuLabels={{ open: 'Open menu', close: 'Close menu' }}
      />
      <main style={{ height: '3000px' }}>
        <p>Page</p>
      </main>
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

test('the press outside clicks nothing, though the menu is gone before its click; the next one does', async () => {
  const screen = await showMenu()
  const main = screen.getByRole('main').element()
  const clicked = vi.fn()
  main.addEventListener('click', clicked)
  const press = () => main.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const click = (detail: number) =>
    main.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  press()
  document.querySelector<HTMLElement>('.ui-navigation-panel')?.hidePopover()
  expect(click(1)).toBe(false)
  expect(clicked).not.toHaveBeenCalled()
  // What Enter does has no press.
  expect(click(0)).toBe(true)
  press()
  expect(click(1)).toBe(true)
  expect(clicked).toHaveBeenCalledTimes(2)
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

const order = ['DST Investing', 'Learn', 'FAQ', 'Login', 'Get Started']

/** Uses the keyboard, because the runner scrolls before it clicks, which would restore the whole bar. */
async function openMenu(screen: Awaited<ReturnType<typeof show>>) {
  screen.getByRole('button', { name: 'Open menu' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).toBeVisible()
}

async function showCompact(width: number) {
  const screen = await show(width)
  window.scrollTo(0, 400)
  await expect.element(screen.getByText('Learn')).not.toBeVisible()
  return screen
}

test('Tab reaches each link of the compact bar in order, and Shift+Tab all the way back', async () => {
  await showCompact(1200)
  for (const [shift, expected] of [
    [false, order],
    [true, order.toReversed().slice(1)],
  ] as const) {
    for (const words of expected) {
      await userEvent.tab({ shift })
      expect(document.activeElement?.textContent).toBe(words)
      await expect.element(page.elementLocator(document.activeElement ?? document.body)).toBeVisible()
      expect(window.scrollY, 'the page stays where it is').toBe(400)
    }
  }
})

test('a link that has the focus keeps it when the bar turns compact', async () => {
  const screen = await show(1200)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toHaveFocus()
  window.scrollTo(0, 400)
  await expect.element(screen.getByRole('banner')).toHaveAttribute('data-compact')
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).toBeVisible()
})

test.each([400, 1200])(
  'the compact bar has its menu at %i px: Tab stays inside, and Escape gives the focus back',
  async (width) => {
    const screen = await showCompact(width)
    await openMenu(screen)
    for (const words of [...order.slice(1), 'DST Investing', '', 'Learn']) {
      await userEvent.tab()
      expect(document.activeElement?.textContent).toBe(words)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByText('Learn')).not.toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
    await expect.element(screen.getByRole('button', { name: 'Open menu' })).toBeVisible()
  },
)

test('a menu that is closed back at the top leaves the focus on its button, which stays for as long', async () => {
  const screen = await showCompact(1200)
  await openMenu(screen)
  window.scrollTo(0, 0)
  await expect.element(screen.getByRole('banner')).not.toHaveAttribute('data-compact')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toHaveFocus()
  await expect.element(page.getByLabelText('Open menu')).not.toBeVisible()
})

test('the bar is a band from edge to edge, whole and compact, and its change does not move the page', async () => {
  const screen = await show(1200)
  const [bar, main] = [screen.getByRole('navigation').element(), screen.getByRole('main').element()]
  const start = main.getBoundingClientRect().top
  for (const top of [0, 400]) {
    window.scrollTo(0, top)
    if (top > 0) await expect.element(screen.getByRole('banner')).toHaveAttribute('data-compact')
    expect(bar.getBoundingClientRect()).toMatchObject({ left: 0, right: document.documentElement.clientWidth, top: 0 })
    expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(document.documentElement).backgroundColor)
    expect(main.getBoundingClientRect().top + top).toBe(start)
  }
})

test('greets who is signed in, and signs out', async () => {
  const onSelect = vi.fn<() => void>()
  const screen = await show(1200, {
    status: 'signed-in',
    greeting: { label: 'Hi Margaret', href: '#profile' },
    signOut: { label: 'Sign Out', onSelect },
  })
  await expect.element(screen.getByRole('link', { name: 'Hi Margaret' })).toHaveAttribute('href', '#profile')
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
})

test('the page that is shown is marked', async () => {
  const screen = await show(1200)
  await expect.element(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page')
})

const figure = { lines: ['Day 145', 'of 180'], about: 'of your exchange', href: '#exchange' } as const
const longName: NavigationBarProps['session'] = {
  status: 'signed-in',
  greeting: { label: 'Hi Maximiliana-Konstantina Featherstonehaugh', href: '#profile' },
  signOut: { label: 'Sign Out', onSelect: () => {} },
}

function bar(session: NavigationBarProps['session'], shown: NavigationBarProps['figure']) {
  const pages = ['Learn', 'Accredited?', 'Process', 'FAQ', 'Contact']
  return (
    <NavigationBar
      label="Main"
      brand={{ name: 'DST Investing', href: '#home' }}
      links={pages.map((label) => ({ label, href: `#${label}` }))}
      session={session}
      figure={shown}
      search={
        <a className="ui-control-button ui-search-button" href="#search">
          <Icon name="search" />
          <span>Search</span>
        </a>
      }
      menuLabels={{ open: 'Open menu', close: 'Close menu' }}
    />
  )
}

test.each([
  [1440, signedOut],
  [1280, longName],
  [1024, signedOut],
  [1440, longName],
  [1024, longName],
  [1023, signedOut],
  [360, longName],
  [320, longName],
] as const)('at %i px a figure fits beside all else, and moves nothing', async (width, session) => {
  await page.viewport(width, 700)
  const screen = await render(bar(session, undefined))
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('.ui-brand, .ui-navigation-links, .ui-navigation-toggle')].map(
      (part) => {
        const { left, top, width: size, height } = part.getBoundingClientRect()
        return [left, top, size, height].map(Math.round).join(' ')
      },
    )
  const before = places()
  await screen.rerender(bar(session, figure))
  const link = screen.getByRole('link', { name: 'Day 145 of 180 of your exchange' })
  await expect.element(link).toBeVisible()
  if (session === signedOut || width === 360) expect(places()).toEqual(before)
  const { left, right, height } = link.element().getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  const words = document.querySelector('.ui-brand-name')?.getBoundingClientRect()
  const [next] = [...document.querySelectorAll('.ui-navigation-links a, .ui-navigation-toggle')]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.width > 0)
    .sort((one, other) => one.left - other.left)
  expect(left).toBeGreaterThanOrEqual(words?.right ?? Infinity)
  expect(right).toBeLessThanOrEqual(next?.left ?? 0)
})
