import type { Appointment, Hold, Slot } from '@dst/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceZone } from '~/lib/time/moment.ts'
import { api } from '~/services/api.ts'
import { renewConsultations } from '~/services/queries/consultations.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { calledOutcome, problemOf, type CallFailure } from '../call-problem.ts'

const slotsQuery = queryOptions({
  queryKey: ['/api/slots'],
  queryFn: async ({ signal }) => {
    const outcome = await api.slots.list({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  refetchOnMount: 'always',
})

const booking = { heading: 'Your time was not booked', code: 'booking-failed' }
const moving = { heading: 'Your conversation was not moved', code: 'moving-failed' }
const cancellation = { heading: 'Your conversation was not canceled', code: 'cancelling-failed' }

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
  const [isChanged, setChanged] = useState(false)
  const words = booked === null ? booking : moving
  const slots = useQuery({ ...slotsQuery, enabled: offered && step.kind === 'choosing' })
  const holding = useMutation({
    mutationFn: async ({ start }: Slot) => calledOutcome(await api.slots.hold(start), words),
    onSuccess: (outcome) => {
      if (outcome.ok) setStep({ kind: 'held', hold: outcome.value })
      else startOver(outcome.error.failure)
    },
  })
  const taking = useMutation({
    mutationFn: async ({ id }: Hold) => {
      return calledOutcome(await api.slots.book(requestId, id, { timeZone: deviceZone() }), words)
    },
    onSuccess: (outcome) => {
      if (!outcome.ok) return startOver(outcome.error.failure)
      setBooked(outcome.value)
      setChanged(true)
      setStep({ kind: 'booked', appointment: outcome.value })
      void renewConsultations(queryClient)
    },
  })
  const cancelling = useMutation({
    mutationFn: async () => calledOutcome(await api.slots.cancel(requestId), cancellation),
    onSuccess: (outcome) => {
      if (!outcome.ok) return
      // If the conversation is already over, nothing was canceled, and no email is sent.
      const over = booked !== null && new Date(booked.end) <= new Date()
      setBooked(null)
      setChanged(true)
      const notice = over
        ? 'The time of that conversation has passed.'
        : 'The conversation is canceled. An email confirms it.'
      if (offered) chooseAgain(notice)
      else setStep({ kind: 'cancelled', notice })
      void renewConsultations(queryClient)
    },
  })
  const calls = [holding, taking, cancelling]
  const busy = calls.some(({ isPending }) => isPending)

  /** An error from one step must not show in the next. */
  function setStep(next: BookingStep) {
    for (const call of calls) if (!call.isPending) call.reset()
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

  // A retry can't bring back a time that is gone: the user chooses again, with the server's message.
  function startOver(failure: CallFailure) {
    if (failure === 'no-session' || failure.kind !== 'http') return
    if (failure.code !== 'slot_taken' && failure.code !== 'hold_expired') return
    for (const call of [holding, taking]) call.reset()
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
    /** Whether a time was booked, moved or canceled. */
    isChanged,
    offered,
    slots,
    hold: (slot: Slot) => {
      // Every time is a button of its own.
      if (!busy) holding.mutate(slot)
    },
    book: taking.mutate,
    cancel: () => cancelling.mutate(),
    chooseAgain,
    setStep,
    mayLeave,
    busy,
    problem: calls.map(({ data }) => problemOf(data)).find((problem) => problem !== undefined),
  }
}

/** State and actions of booking a time. */
export type Booking = ReturnType<typeof useBooking>
