import '@dst/ui/figures.css'
import { Banner } from '@dst/ui/banner'
import { TextLink, Link } from '@dst/ui/link'
import { useLayoutEffect, type ReactElement } from 'react'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import { answerPaths } from '~/answer-paths.ts'
import { paths } from '~/paths.ts'
import type { AnswersOfViews } from './answers-of-views.ts'
import './exchange.css'
import { SavedNote } from './saved-note.tsx'
import { LinkedFile } from './linked-file.tsx'
import { openExchangeFile } from './store/document.ts'
import { useLocation } from 'react-router'

/** What the views of the exchange file share: their links, the file itself, and where it is kept. */
export function ExchangeFrame({ answers, children }: { answers: AnswersOfViews; children: ReactElement }) {
  // The fields' effects run after this one: what was typed in them before the page was live wins over what is kept.
  useLayoutEffect(openExchangeFile, [])
  return (
    <>
      <HomeBar />
      <div className="exchange-frame">
        <ViewLinks />
        <noscript>
          <Banner tone="caution" announce="none" heading="Your exchange needs scripts">
            <p>
              Scripts are turned off in this browser, so nothing can be entered, counted or kept here. The rules below
              can be read without them, and so can <TextLink href={paths.learn}>the guide</TextLink>,{' '}
              <TextLink href={paths.faq}>the FAQ</TextLink> and{' '}
              <TextLink href={answerPaths.saleClosed}>what you can do once your sale has closed</TextLink>.
            </p>
          </Banner>
        </noscript>
        <div className="exchange-scripted">
          <SavedNote />
          <LinkedFile />
        </div>
      </div>
      {children}
      <Why of={answers} />
    </>
  )
}

/** The answers that say why the view shows what it shows. */
function Why({ of }: { of: AnswersOfViews }) {
  const shown = useLocation().pathname.replace(/\/$/, '')
  const { [shown]: answers } = of
  if (answers === undefined) return null
  return (
    <nav className="exchange-frame exchange-why" aria-label="Why?">
      <h2>Why?</h2>
      <ul>
        {answers.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const views = [
  { label: 'Dates', href: paths.exchange },
  { label: 'Money', href: paths.exchangeMoney },
  { label: 'List', href: paths.exchangeList },
  { label: 'Compare', href: paths.exchangeCompare },
  { label: 'After', href: paths.exchangeAfter },
  { label: 'Packet', href: paths.exchangePacket },
] as const

/** Offerings are a section of the comparison, with an address of their own. */
function currentOf(href: string, shown: string): 'page' | 'true' | undefined {
  if (href === shown) return 'page'
  return href === paths.exchangeCompare && shown === paths.exchangeOfferings ? 'true' : undefined
}

/** Links to the views of the exchange file. */
function ViewLinks() {
  const shown = useLocation().pathname.replace(/\/$/, '')
  return (
    <nav className="exchange-views" aria-label="Views of your exchange">
      <ul>
        {views.map(({ label, href }) => (
          <li key={href}>
            <Link className="exchange-view-link" href={href} aria-current={currentOf(href, shown)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
