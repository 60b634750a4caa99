import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './components/dialog/dialog.tsx'
import { LinkButton } from './components/link-button/link-button.tsx'
import { LinkProvider } from './components/link/link.tsx'
import { MoneyField } from './components/money-field/money-field.tsx'
import { Select } from './components/select/select.tsx'
import { Switch } from './components/switch/switch.tsx'
import { Tabs } from './components/tabs/tabs.tsx'
import { ToastProvider, useToast } from './components/toast/toast.tsx'
import { TooltipProvider } from './components/tooltip/tooltip.tsx'
import { NavigationBar } from './patterns/navigation-bar/navigation-bar.tsx'
import { readDollars, writeDollars } from './testing/dollars.ts'

const nothing = () => {}

test('a page can be written to HTML where there is no browser', () => {
  const html = renderToString(
    h(ToastProvider, {
      children: h(TooltipProvider, {
        children: [
          h(NavigationBar, {
            key: 'bar',
            label: 'Main',
            brand: { name: 'DST Investing', href: '/' },
            links: [{ label: 'Learn', href: '/learn' }],
            session: { status: 'loading', label: 'Loading' },
            menuLabels: { open: 'Open menu', close: 'Close menu' },
          }),
          h(Select, {
            key: 'select',
            name: 'category',
            label: 'Category',
            options: [{ value: 'all', label: 'All Categories' }],
          }),
          h(Switch, { key: 'switch', label: 'Email', checked: true, onCheckedChange: nothing }),
          h(MoneyField, {
            key: 'price',
            name: 'price',
            label: 'Purchase price',
            value: 1_000_000,
            read: readDollars,
            format: writeDollars,
            onValueChange: nothing,
          }),
          h(Dialog, { key: 'dialog', open: false, onClose: nothing, title: 'DST lifecycle' }),
        ],
      }),
    }),
  )
  expect(html).toContain('href="/learn"')
  expect(html).toContain('value="1,000,000"')
  expect(html).not.toContain('DST lifecycle')
})

test('the HTML holds every tab panel, for readers without scripting and for search engines', () => {
  const items = [
    { id: 'what', label: 'What is a DST?', content: 'A trust' },
    { id: 'pros', label: 'Pros and Cons', content: 'Passive income' },
  ]
  const html = renderToString(h(Tabs, { label: 'Guide', items }))
  expect(html).toContain('A trust')
  expect(html).toContain('Passive income')
})

test('links are drawn by the component that the application provides', () => {
  const component = ({ href, children }: { href: string; children?: ReactNode }) =>
    h('a', { href: `/site${href}` }, children)
  expect(
    renderToString(
      h(LinkProvider, { component, children: h(LinkButton, { href: '/signup', children: 'Get Started' }) }),
    ),
  ).toContain('href="/site/signup"')
  expect(renderToString(h(LinkButton, { href: '/signup', children: 'Get Started' }))).toContain('href="/signup"')
})

test('a toast without its provider is a mistake in the code', () => {
  const Lost = () => {
    useToast()
    return null
  }
  expect(() => renderToString(h(Lost))).toThrow('useToast needs a ToastProvider above it')
})
