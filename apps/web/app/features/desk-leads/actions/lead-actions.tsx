import type { DeskLead, LeadActionKind } from '@dst/contracts/desk'
import { Button } from '@dst/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { restoreFocus } from '~/lib/focus/restore-focus.ts'
import { deviceZone } from '~/lib/time/moment.ts'
import { ActionProblemBanner } from '../action-problem-banner.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useShortcutSetting } from '../keys/shortcut-setting.ts'
import { actionKeys, actionLabels } from '../lead-labels.ts'
import { scheduleQuery } from '../leads-queries.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { LeadDialog, type PlainAction } from './lead-dialogs.tsx'
import { useLeadAction } from './use-lead-action.ts'

const plain: readonly string[] = ['acknowledge', 'reached'] satisfies PlainAction[]
// Every key of the table is an action, in the order in which they are offered.
const kinds = Object.keys(actionLabels) as LeadActionKind[]

/** What can be reported about a lead now, and the Undo of what was reported last. */
export function LeadActions({ lead }: { lead: DeskLead }) {
  const recorder = useLeadAction(lead)
  const [asked, setAsked] = useState<Exclude<LeadActionKind, PlainAction>>()
  const { data: saved } = useQuery({ ...scheduleQuery, refetchOnMount: true })
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isWaiting = lead.pending !== null
  const offered = kinds.filter((kind) => lead.allowed.includes(kind))

  function press(kind: LeadActionKind) {
    if (isWaiting || recorder.busy !== undefined || !lead.allowed.includes(kind)) return
    recorder.forgetProblem()
    if (isPlain(kind)) void recorder.record({ kind })
    else setAsked(kind)
  }
  function close() {
    setAsked(undefined)
    restoreFocus(heading)
  }
  useShortcuts(Object.fromEntries(kinds.map((kind) => [actionKeys[kind], () => press(kind)])))
  useKeptFocus(heading, offered.length)

  return (
    <section aria-labelledby={headingId} className="leads-actions">
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Report
      </h2>
      <UndoBar lead={lead} />
      {asked === undefined ? <ActionProblemBanner problem={recorder.problem} /> : null}
      {offered.length === 0 && !isWaiting ? <p>Nothing is left to report.</p> : null}
      <ul className="leads-action-buttons">
        {offered.map((kind) => (
          <li key={kind}>
            <Button
              wide
              variant="secondary"
              aria-disabled={isWaiting || undefined}
              aria-keyshortcuts={actionKeys[kind]}
              busy={recorder.busy === kind && isPlain(kind)}
              busyLabel="Recording..."
              onClick={() => press(kind)}
            >
              <span>{actionLabels[kind]}</span>
              <KeyHint kind={kind} />
            </Button>
          </li>
        ))}
      </ul>
      {asked === undefined ? null : (
        <LeadDialog
          kind={asked}
          lead={lead}
          recorder={recorder}
          firmTimeZone={saved?.schedule.timeZone ?? deviceZone()}
          onClose={() => {
            recorder.forgetProblem()
            close()
          }}
          onDone={close}
        />
      )}
    </section>
  )
}

/** The button that was pressed may be gone once its action has taken effect: the focus then goes to the heading. */
function useKeptFocus(heading: RefObject<HTMLElement | null>, offered: number) {
  const before = useRef(offered)
  useEffect(() => {
    if (before.current !== offered) restoreFocus(heading)
    before.current = offered
  }, [heading, offered])
}

function KeyHint({ kind }: { kind: LeadActionKind }) {
  const switchedOn = useShortcutSetting((setting) => setting.switchedOn)
  return switchedOn ? (
    <kbd aria-hidden="true" className="leads-key-hint">
      {actionKeys[kind]}
    </kbd>
  ) : null
}

function isPlain(kind: LeadActionKind): kind is PlainAction {
  return plain.includes(kind)
}
