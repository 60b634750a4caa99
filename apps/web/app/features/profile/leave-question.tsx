import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { askBeforeSigningOut } from '~/services/account-listeners.ts'

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  /** What happens to unsaved changes when the user leaves the page. */
  consequence: string
}

/** Rendered while something is unsaved: asks before the user leaves the page, closes its tab or signs out. */
export function LeaveQuestion({ consequence }: LeaveQuestionProps) {
  const { pathname } = useLocation()
  const mayLeave = useRef(false)
  // A "back" click right after leaving, before this page has unmounted, leads back here and is not blocked.
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
    [pathname],
  )
  const blocker = useBlocker(leaves)
  const signOut = useSignOutQuestion()
  useBeforeUnload(askBrowser)

  if (signOut.answer !== undefined) {
    const { answer } = signOut
    return (
      <Question
        title="Sign out without saving?"
        words="Signing out removes what you changed and did not save from this device."
        leaveLabel="Sign out without saving"
        onStay={() => answer(false)}
        onLeave={() => {
          mayLeave.current = true
          answer(true)
        }}
      />
    )
  }
  if (blocker.state !== 'blocked') return null
  return (
    <Question
      title="Leave without saving?"
      words={consequence}
      leaveLabel="Leave without saving"
      onStay={blocker.reset}
      onLeave={blocker.proceed}
    />
  )
}

function askBrowser(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function useSignOutQuestion() {
  const [asking, setAsking] = useState(false)
  const pending = useRef<(mayLeave: boolean) => void>(undefined)
  const answer = useCallback((mayLeave: boolean) => {
    setAsking(false)
    pending.current?.(mayLeave)
    pending.current = undefined
  }, [])
  useEffect(() => {
    const stopAsking = askBeforeSigningOut(
      () =>
        new Promise((resolve) => {
          pending.current = resolve
          setAsking(true)
        }),
    )
    return () => {
      stopAsking()
      // Saved while the question was open: the user asked to sign out, and nothing blocks that anymore.
      answer(true)
    }
  }, [answer])
  return { answer: asking ? answer : undefined }
}

interface QuestionProps {
  title: string
  words: string
  leaveLabel: string
  onStay: () => void
  onLeave: () => void
}

function Question({ title, words, leaveLabel, onStay, onLeave }: QuestionProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      title={title}
      description={words}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {leaveLabel}
          </Button>
          <Button onClick={onStay}>Stay on this page</Button>
        </>
      }
    />
  )
}
