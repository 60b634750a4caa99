import type { Appointment, Hold, Slot } from '@dst/contracts'
import type { ApiFailure } from '@dst/api-client'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '~/services/api.ts'
import { renewConsultations } from '~/services/queries/consultations.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { useCall } from '../use-call.ts'

const slotsQuery = queryOptions({
  queryKey: ['/api/slots'],
  queryFn: async ({ signal }) => {
    const outcome = await api.slots.list({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})

/** The steps toward a booked time. */
export type BookingStep =
  | { kind: 'choosing'; /** Why the choice starts over. */ notice?: string; nearest?: readonly Slot[] }
  | { kind: 'unbooked' }
  /** `reminded`: the user was about to leave without booking. */
  | { kind: 'held'; hold: Hold; reminded?: boolean }
  | { kind: 'booked'; appointment: Appointment }
  | { kind: 'cancelling'; appointment: Appointment }
  | { kind: 'cancelled'; notice: string }

/** Holds, books, moves and cancels a time for a request; `offered` says whether times are available at all. */
export function useBooking(requestId: string, appointment: Appointment | null, offered = true) {
  const queryClient = useQueryClient()
  const [step, showStep] = useState<BookingStep>(
    appointment === null ? { kind: 'choosing' } : { kind: 'booked', appointment },
  )
  const [booked, setBooked] = useState(appointment)
  const slots = useQuery({ ...slotsQuery, enabled: offered && step.kind === 'choosing' })
  const { busy, problem, run, forget } = useCall({ heading: 'Your time was not booked', code: 'booking-failed' })
  const cancelling = useCall({ heading: 'Your conversation was not cancelled', code: 'cancelling-failed' })

  /** An error from one step must not show in the next. */
  function setStep(next: BookingStep) {
    forget()
    cancelling.forget()
    showStep(next)
  }

  function chooseAgain(notice?: string, nearest?: readonly Slot[]) {
    setStep({
      kind: 'choosing',
      ...(notice === undefined ? {} : { notice }),
      ...(nearest === undefined ? {} : { nearest }),
    })
    void slots.refetch()
  }

  async function hold({ start }: Slot): Promise<void> {
    const outcome = await run(() => api.slots.hold(start))
    if (outcome?.ok) setStep({ kind: 'held', hold: outcome.value })
    else startOver(outcome?.error)
  }

  async function book({ id }: Hold): Promise<void> {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const outcome = await run(() => api.slots.book(requestId, id, { timeZone }))
    if (!outcome?.ok) return startOver(outcome?.error)
    setBooked(outcome.value)
    setStep({ kind: 'booked', appointment: outcome.value })
    void renewConsultations(queryClient)
  }

  async function cancel(): Promise<void> {
    const outcome = await cancelling.run(() => api.slots.cancel(requestId))
    if (!outcome?.ok) return
    // If the conversation is already over, nothing was canceled, and no email is sent.
    const over = booked !== null && new Date(booked.end) <= new Date()
    setBooked(null)
    const notice = over
      ? 'The time of that conversation has passed.'
      : 'The conversation is cancelled. A mail confirms it.'
    if (offered) chooseAgain(notice)
    else setStep({ kind: 'cancelled', notice })
    void renewConsultations(queryClient)
  }

  // A retry can't bring back a time that is gone: the user chooses again, with the server's message.
  function startOver(failure: ApiFailure | undefined) {
    if (failure?.kind !== 'http' || (failure.code !== 'slot_taken' && failure.code !== 'hold_expired')) return
    chooseAgain(failure.message, failure.slots)
  }

  /** Whether the user may leave: while a time is held but not booked, they get a reminder instead. */
  function mayLeave(): boolean {
    if (step.kind !== 'held') return true
    setStep({ ...step, reminded: true })
    return false
  }

  return {
    step,
    booked,
    offered,
    slots,
    hold,
    book,
    cancel,
    chooseAgain,
    setStep,
    mayLeave,
    busy: busy || cancelling.busy,
    problem: problem ?? cancelling.problem,
  }
}

/** State and actions of booking a time. */
export type Booking = ReturnType<typeof useBooking>
