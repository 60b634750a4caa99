import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'

/** One tab with its panel. */
export interface TabItem {
  /** Identifies the tab, in `selected` and `onSelect`. */
  id: string
  /** Text of the tab. */
  label: string
  /** Its panel. */
  content: ReactNode
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  /** The tabs, in their order. */
  items: readonly TabItem[]
  /** Id of the open tab, for controlled tabs; otherwise the component keeps the state. */
  selected?: string
  /** Called with the id of the tab that the user opens. */
  onSelect?: (id: string) => void
  /** Id of the initially open tab; defaults to the first one. */
  defaultSelected?: string
}

/**
 * Tabs with one visible panel. All panels are in the page's HTML; without scripting all of them are visible, one below
 * the other.
 */
export function Tabs({ label, items, selected, onSelect, defaultSelected }: TabsProps): ReactNode {
  const indexOf = (id: string | undefined) =>
    Math.max(
      0,
      items.findIndex((item) => item.id === id),
    )
  const state =
    selected === undefined ? { defaultIndex: indexOf(defaultSelected) } : { selectedIndex: indexOf(selected) }
  const select = (index: number) => {
    const item = items[index]
    if (item) onSelect?.(item.id)
  }
  return (
    <TabGroup {...state} onChange={select} className="ui-tabs">
      <TabList className="ui-tab-list" aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} className="ui-tab">
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map((item) => (
          <TabPanel key={item.id} unmount={false} className="ui-tab-panel">
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
