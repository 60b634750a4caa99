import { useContext, useEffect, useId } from 'react'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  type Blocker,
  type BlockerFunction,
} from 'react-router'

/**
 * Blocks a navigation while `shouldBlock` says so, and returns the blocked one. Reimplements the router's own
 * `useBlocker`, which would be bundled into the script that every public page loads first.
 */
export function useNavigationBlock(shouldBlock: BlockerFunction): Blocker | undefined {
  const key = useId()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const state = useContext(UNSAFE_DataRouterStateContext)
  useEffect(() => void router?.getBlocker(key, shouldBlock), [router, key, shouldBlock])
  useEffect(() => () => router?.deleteBlocker(key), [router, key])
  return state?.blockers.get(key)
}
