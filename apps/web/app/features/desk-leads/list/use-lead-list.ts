import type { LeadView } from '@dst/contracts/desk'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { forgetPagesAfter, leadsQuery } from '../leads-queries.ts'
import { beginVisit, forgetPlace, leavePlace } from './list-place.ts'
import { rowLinkId } from './lead-row.tsx'

/** A list of leads, page by page, as this visit reads it. */
export function useLeadList(view: LeadView) {
  const queryClient = useQueryClient()
  const [{ visit, place }] = useState(() => beginVisit(view))
  const options = useMemo(() => leadsQuery(view, visit), [view, visit])
  const list = useInfiniteQuery(options)
  const pages = list.data?.pages
  const isThere = pages !== undefined
  const restored = useRef(false)

  useEffect(() => {
    if (!isThere || restored.current) return
    restored.current = true
    forgetPlace()
    if (place === undefined) return
    // After the site has moved the focus to the page that was navigated to.
    setTimeout(() => {
      window.scrollTo({ top: place.scrollY, behavior: 'instant' })
      document.getElementById(rowLinkId(place.id))?.focus({ preventScroll: true })
    })
  }, [isThere, place])

  return {
    list,
    leads: useMemo(() => pages?.flatMap((page) => page.leads) ?? [], [pages]),
    first: pages?.[0],
    /** It is the list as it was left, and may be out of date. */
    isOld: place !== undefined,
    /** A lead is opened: the way back leads here. */
    leave: useMemo(() => (id: string) => leavePlace({ view, visit, id, scrollY: window.scrollY }), [view, visit]),
    /** Reads the list again, as far as somebody has come in it. */
    readAgain: async () => {
      forgetPagesAfter(queryClient, options, focusedLead())
      return list.refetch()
    },
  }
}

/** The lead whose row has the focus. */
function focusedLead(): string | undefined {
  const { id } = document.activeElement ?? { id: '' }
  return id.startsWith(rowLinkId('')) ? id.slice(rowLinkId('').length) : undefined
}
