import type { LeadView } from '@dst/contracts/desk'
import { createStore } from '~/lib/browser/create-store.ts'

/** Where somebody was in a list when they opened a lead. */
export interface ListPlace {
  view: LeadView
  /** The visit whose list it is. */
  visit: number
  /** The lead that they opened. */
  id: string
  scrollY: number
}

const useListPlace = createStore<{ left: ListPlace | undefined; visits: number }>({ left: undefined, visits: 0 })

/** Remembers the place in a list, for the way back from a lead. */
export function leavePlace(place: ListPlace): void {
  useListPlace.setState({ left: place })
}

/** The place to which a lead's page leads back; undefined for one that was opened by itself. */
export function placeLeft(): ListPlace | undefined {
  return useListPlace.getState().left
}

/** The place where somebody left this list, if that is where they come from; otherwise a new visit. */
export function beginVisit(view: LeadView): { visit: number; place: ListPlace | undefined } {
  const { left, visits } = useListPlace.getState()
  if (left?.view === view) return { visit: left.visit, place: left }
  useListPlace.setState({ visits: visits + 1 })
  return { visit: visits + 1, place: undefined }
}

/** A list is shown at its place: the next visit begins at the top, unless a lead is opened again. */
export function forgetPlace(): void {
  useListPlace.setState({ left: undefined })
}
