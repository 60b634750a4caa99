import { useContext, useEffect, useId } from 'react'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  type Blocker,
  type BlockerFunction,
} from 'react-router'

/**
 * Holds back a change of page while `shouldBlock` says so, and tells of the one that is held back. The router's own
 * `useBlocker` lies in the script that every public page loads first, and does nothing else.
 */
export function useNavigationBlock(shouldBlock: BlockerFunction): Blocker | undefined {
  const key = useId()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const state = useContext(UNSAFE_DataRouterStateContext)
  useEffect(() => void router?.getBlocker(key, shouldBlock), [router, key, shouldBlock])
  useEffect(() => () => router?.deleteBlocker(key), [router, key])
  return state?.blockers.get(key)
}
