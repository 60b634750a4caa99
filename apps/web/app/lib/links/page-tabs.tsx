import { LinkTabs, type LinkTab, type LinkTabsProps } from '@dst/ui/link-tabs'
import { useState, type ReactNode } from 'react'
import { useChangeHash, usePageHash } from './page-hash.ts'
import { tabOfFragment, type AddressedTab } from './tab-choice.ts'

/** One tab with its panel, and the anchors inside it. */
export type PageTab = LinkTab & AddressedTab

/** Props of {@link PageTabs}. */
export interface PageTabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly PageTab[]
  layout?: LinkTabsProps['layout']
}

/** Tabs that are selected by the URL fragment, so that each can be linked to. */
export function PageTabs({ label, tabs, layout }: PageTabsProps): ReactNode {
  const changeHash = useChangeHash()
  const addressed = tabOfFragment(tabs, usePageHash())
  // The tab in the URL, or the previous one while the fragment is about something else.
  const [shown, setDisplayed] = useState(tabs[0]?.id)
  if (addressed !== undefined && addressed !== shown) setDisplayed(addressed)
  return (
    <LinkTabs
      label={label}
      tabs={tabs}
      shown={shown}
      onShow={changeHash}
      {...(layout === undefined ? {} : { layout })}
    />
  )
}
