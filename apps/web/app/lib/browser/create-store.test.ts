import { expect, test } from 'vitest'
import { createStore, resetStores } from './create-store.ts'

test('every store begins again when stores are reset, and forgets what it did not begin with', () => {
  const one = createStore<{ count: number; note?: string }>({ count: 1 })
  const other = createStore({ open: false })
  one.setState({ count: 2, note: 'typed' })
  other.setState({ open: true })
  resetStores()
  expect(one.getState()).toEqual({ count: 1 })
  expect(other.getState()).toEqual({ open: false })
})
