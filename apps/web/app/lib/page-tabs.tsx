import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useChangeHash, usePageHash } from './page-hash'
import './page-tabs.css'
import { tabAfterKey, tabOfFragment, type AddressedTab } from './tab-choice'
import { useHydrated } from './use-hydrated'

/** One tab with its panel. The id is the panel's anchor. */
export interface PageTab extends AddressedTab {
  label: string
  content: ReactNode
}

/** Props of {@link PageTabs}. */
export interface PageTabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  tabs: readonly PageTab[]
}

/**
 * Panels of which one shows, chosen by the fragment of the address, so that each can be linked to. The row is
 * made of links: it works before scripts have loaded, and without scripts all panels show, one below the other.
 */
export function PageTabs({ label, tabs }: PageTabsProps): ReactNode {
  const live = useHydrated()
  const { shown, show } = useShownTab(tabs)

  function moveByKey(event: KeyboardEvent<HTMLAnchorElement>, index: number) {
    const next = event.key === ' ' ? index : tabAfterKey(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    show(tab.id, { replace: true })
    document.getElementById(`${tab.id}-tab`)?.focus()
  }

  return (
    <div className="page-tabs" data-live={live || undefined}>
      <div className="page-tab-list" role={live ? 'tablist' : 'navigation'} aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            className="page-tab"
            data-selected={tab.id === shown || undefined}
            onClick={(event) => openHere(event, () => show(tab.id))}
            onKeyDown={(event) => moveByKey(event, index)}
            {...(live ? { role: 'tab', 'aria-selected': tab.id === shown, 'aria-controls': tab.id, tabIndex: tab.id === shown ? 0 : -1 } : {})}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          className="page-tab-panel"
          data-selected={tab.id === shown || undefined}
          role={live ? 'tabpanel' : undefined}
          aria-labelledby={`${tab.id}-tab`}
        >
          {tab.content}
        </section>
      ))}
    </div>
  )
}

/** The shown tab: the one of the address, or the last one while the address is about something else. */
function useShownTab(tabs: readonly PageTab[]) {
  const addressed = tabOfFragment(tabs, usePageHash())
  const changeHash = useChangeHash()
  const [shown, setShown] = useState(tabs[0]?.id)
  if (addressed !== undefined && addressed !== shown) setShown(addressed)
  return { shown, show: changeHash }
}

/** Leaves clicks that ask for a new tab or window to the browser. */
function openHere(event: MouseEvent, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
