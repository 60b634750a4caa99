import '@dst/ui/figures.css'
import { useLayoutEffect, type ReactElement } from 'react'
import { HomeBar } from '~/lib/links/home-bar.tsx'
import './exchange.css'
import { KeptNote } from './kept-note.tsx'
import { LinkedFile } from './linked-file.tsx'
import { openExchangeFile } from './store/document.ts'
import { ViewLinks } from './view-links.tsx'

/** What the views of the exchange file share: their links, the file itself, and where it is kept. */
export function ExchangeFrame({ children }: { children: ReactElement }) {
  // The fields' effects run after this one: what was typed in them before the page was live wins over what is kept.
  useLayoutEffect(openExchangeFile, [])
  return (
    <>
      <HomeBar page="Your exchange" />
      <div className="exchange-frame">
        <ViewLinks />
        <KeptNote />
        <LinkedFile />
      </div>
      {children}
    </>
  )
}
