import { Accordion, type AccordionItem } from '@dst/ui/accordion'
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useChangeHash, usePageHash } from '~/lib/links/page-hash.ts'

/** One question with its answer; those of one `group` follow each other, under its name as a heading of level 3. */
export type Question = Omit<AccordionItem, 'open'> & { group?: string }

/** Props of {@link QuestionList}. */
export interface QuestionListProps {
  /** Shared by all items: at most one is open. */
  name: string
  items: readonly Question[]
  /** The id of the item that the URL opens, and the fragment that opens a given item, or none. */
  address?: { opened: string | undefined; fragmentFor: (id: string | undefined) => string }
}

/**
 * Questions of which at most one is open. The open one is in the URL, so that it can be shared; opening and closing
 * replace the current history entry.
 */
export function QuestionList({ name, items, address }: QuestionListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const hash = usePageHash()
  const asked = address === undefined ? hash : address.opened
  const opened = items.find(({ id }) => id === asked)?.id
  const fragmentFor = address?.fragmentFor ?? ((id = '') => id)
  useOpenedInAddress(list, opened, fragmentFor)

  return (
    <div ref={list}>
      {groupsOf(items).map(([first, ...others]) => (
        <Fragment key={first.group ?? ''}>
          {first.group === undefined ? null : <h3 className="ui-eyebrow not-first:mt-8 mb-2">{first.group}</h3>}
          <Accordion
            name={name}
            headingLevel={first.group === undefined ? 3 : 4}
            items={[first, ...others].map((item) => ({ ...item, open: item.id === opened }))}
          />
        </Fragment>
      ))}
    </div>
  )
}

type Group = readonly [Question, ...Question[]]

function groupsOf(items: readonly Question[]): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const name = item.group ?? ''
    groups.set(name, [...(groups.get(name) ?? []), item] as Group)
  }
  return [...groups.values()]
}

/** Writes the item that the reader opens to the URL, and scrolls to the item that the URL opens. */
function useOpenedInAddress(
  list: RefObject<HTMLDivElement | null>,
  opened: string | undefined,
  fragmentFor: (id: string | undefined) => string,
) {
  const changeHash = useChangeHash()
  const openedByReader = useRef<string>(undefined)

  const mirror = useCallback(() => {
    const open = list.current?.querySelector('details[name][open]')?.id
    if (open === opened) return
    openedByReader.current = open
    changeHash(fragmentFor(open), { replace: true })
  }, [list, opened, fragmentFor, changeHash])

  // In sync with the DOM update: otherwise a toggle event that the update caused would run with the old URL.
  useLayoutEffect(() => {
    const element = list.current
    // Toggle events don't bubble; the list catches them in the capture phase.
    element?.addEventListener('toggle', mirror, { capture: true })
    return () => element?.removeEventListener('toggle', mirror, { capture: true })
  }, [list, mirror])
  const takeOver = useEffectEvent(mirror)
  // What was opened before the page was live.
  useEffect(() => takeOver(), [])

  useEffect(() => {
    if (opened === undefined || opened === openedByReader.current) return
    const details = document.getElementById(opened)
    details?.scrollIntoView({ block: 'start' })
    details?.querySelector('summary')?.focus({ preventScroll: true })
  }, [opened])
}
