import { type KeyboardEvent, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { tabAfterKey } from './tab-after-key.ts'

/** One tab with its panel. */
export interface LinkTab {
  /** The fragment of the panel in the page's URL. */
  id: string
  /** Text of the tab. */
  label: string
  /** Its panel. */
  content: ReactNode
}

/** Props of {@link LinkTabs}. */
export interface LinkTabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  /** The tabs, in their order. */
  tabs: readonly LinkTab[]
  /** Id of the selected tab. */
  shown: string | undefined
  /** Called to select a tab; a key `replace`s the current history entry, a press adds one. */
  onShow: (id: string, options: { replace: boolean }) => void
  /** `row` puts the tabs above their panels; `rail`, for many tabs, beside them as a table of contents. */
  layout?: 'row' | 'rail'
}

/**
 * Tabs whose panels each have their own URL. The tabs are links, so that the URL fragment selects the panel before
 * scripts have loaded; without scripting all panels are visible, one below the other.
 */
export function LinkTabs({ label, tabs, shown, onShow, layout = 'row' }: LinkTabsProps): ReactNode {
  const live = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

  function moveByKey(event: KeyboardEvent<HTMLAnchorElement>, index: number) {
    const tab = tabs[tabAfterKey(event.key, index, tabs.length) ?? tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onShow(tab.id, { replace: true })
    document.getElementById(`${tab.id}-tab`)?.focus()
  }

  function showByPress(event: MouseEvent, id: string) {
    // Leave modified clicks, which open a new tab or window, to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onShow(id, { replace: false })
  }

  return (
    <div className="ui-link-tabs" data-layout={layout} data-live={live || undefined}>
      <div className="ui-link-tab-list" role={live ? 'tablist' : 'navigation'} aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className="ui-link-tab"
            data-selected={id === shown || undefined}
            onClick={(event) => showByPress(event, id)}
            onKeyDown={(event) => moveByKey(event, index)}
            {...(live
              ? { role: 'tab', 'aria-selected': id === shown, 'aria-controls': id, tabIndex: id === shown ? 0 : -1 }
              : {})}
          >
            {name}
          </a>
        ))}
      </div>
      <div className="ui-link-tab-panels">
        {tabs.map(({ id, content }) => (
          <section
            key={id}
            id={id}
            className="ui-link-tab-panel"
            data-selected={id === shown || undefined}
            role={live ? 'tabpanel' : undefined}
            aria-labelledby={`${id}-tab`}
          >
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

function neverChanges() {
  return () => {}
}
