import { create, type StoreApi, type UseBoundStore } from 'zustand'

const resets = new Set<() => void>()

/** Makes a store of the site that begins with this state. */
export function createStore<State>(initial: State): UseBoundStore<StoreApi<State>> {
  const store = create<State>()(() => initial)
  resets.add(() => store.setState(initial, true))
  return store
}

/** Puts every store back to how it began, between two stories. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
