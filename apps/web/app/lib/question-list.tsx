import { Accordion, type AccordionItem } from '@dst/ui/accordion'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useChangeHash, usePageHash } from './page-hash'

/** Props of {@link QuestionList}. */
export interface QuestionListProps {
  /** Shared by all entries: at most one is open. */
  name: string
  items: readonly Omit<AccordionItem, 'open'>[]
  headingLevel?: 2 | 3 | 4
  /** The id of the entry that the address asks for, and the fragment that asks for one, or for none. */
  address?: { opened: string | undefined; fragmentFor: (id: string | undefined) => string }
}

/**
 * Questions of which at most one is open. The open one is in the address, so that it can be sent; opening and
 * closing replace the present step of the history.
 */
export function QuestionList({ name, items, headingLevel = 3, address }: QuestionListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const hash = usePageHash()
  const asked = address === undefined ? hash : address.opened
  const opened = items.find(({ id }) => id === asked)?.id
  const fragmentFor = address?.fragmentFor ?? ((id = '') => id)
  useOpenedInAddress(list, opened, fragmentFor)

  return (
    <div ref={list}>
      <Accordion
        name={name}
        headingLevel={headingLevel}
        items={items.map((item) => ({ ...item, open: item.id === opened }))}
      />
    </div>
  )
}

/** Writes what the reader opens into the address, and leads to what the address opens. */
function useOpenedInAddress(
  list: RefObject<HTMLDivElement | null>,
  opened: string | undefined,
  fragmentFor: (id: string | undefined) => string,
) {
  const changeHash = useChangeHash()
  const openedByReader = useRef<string>(undefined)

  // With the change of the list itself: a toggle that the change caused would otherwise meet the address before it.
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const mirror = () => {
      const open = element.querySelector('details[name][open]')?.id
      if (open === opened) return
      openedByReader.current = open
      changeHash(fragmentFor(open), { replace: true })
    }
    // Toggle events do not bubble; the list hears them on their way down.
    element.addEventListener('toggle', mirror, { capture: true })
    return () => element.removeEventListener('toggle', mirror, { capture: true })
  }, [list, opened, fragmentFor, changeHash])

  useEffect(() => {
    if (opened === undefined || opened === openedByReader.current) return
    const details = document.getElementById(opened)
    details?.scrollIntoView({ block: 'start' })
    details?.querySelector('summary')?.focus({ preventScroll: true })
  }, [opened])
}
