import type { Appointment, BookingWay, ConsultationReceipt, Hold, Slot } from '@dst/contracts'
import { validateConversationNumber } from '@dst/domain/validation/consultation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { knownDeviceZone } from '~/lib/consultation/contact-zones.ts'
import { deviceZone } from '~/lib/time/moment.ts'
import { api } from '~/services/api.ts'
import { renewConsultations } from '~/services/queries/consultations.ts'
import { slotsQuery } from '~/services/queries/slots.ts'
import { calledOutcome, problemOf, type CallFailure } from '../call-problem.ts'

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

/** How the user wants to talk; the number stays while the link is chosen. */
export interface WayEntry {
  kind: BookingWay['kind']
  phoneNumber: string
}

/** The id of the field for the number of the conversation. */
export const wayInputId = 'way-phone-number'

interface Booked {
  request: Pick<ConsultationReceipt, 'id' | 'contactTimeZone' | 'phoneNumber'>
  appointment: Appointment | null
  /** Whether times are available at all. */
  offered?: boolean
}

/** Holds, books, moves and cancels a time for a request. */
export function useBooking({ request, appointment, offered = true }: Booked) {
  const requestId = request.id
  const queryClient = useQueryClient()
  // The server goes by the zone of the request. One from before it was asked for has none, until a time is booked.
  const [ownZone, chooseZone] = useState(knownDeviceZone)
  const zone = request.contactTimeZone ?? ownZone
  const [way, setWay] = useState(() => openingWay(appointment, request.phoneNumber))
  const [refused, setRefused] = useState<{ message: string }>()
  const [step, showStep] = useState<BookingStep>(
    appointment === null ? { kind: 'choosing' } : { kind: 'booked', appointment },
  )
  const [booked, setBooked] = useState(appointment)
  const [isChanged, setChanged] = useState(false)
  const words = booked === null ? booking : moving
  const slots = useQuery({ ...slotsQuery(zone), enabled: offered && zone !== '' && step.kind === 'choosing' })
  const holding = useMutation({
    mutationFn: async ({ start }: Slot) => calledOutcome(await api.slots.hold(start, { timeZone: zone }), words),
    onSuccess: (outcome) => {
      if (outcome.ok) setStep({ kind: 'held', hold: outcome.value })
      else startOver(outcome.error.failure)
    },
  })
  const taking = useMutation({
    mutationFn: async ({ id }: Hold) => {
      const chosen: BookingWay =
        way.kind === 'link' ? { kind: 'link' } : { kind: 'phone', phoneNumber: way.phoneNumber.trim() }
      const timeZone = request.contactTimeZone === null ? zone : deviceZone()
      return calledOutcome(await api.slots.book(requestId, id, { timeZone, way: chosen }), words)
    },
    // It holds the number.
    gcTime: 0,
    onSuccess: (outcome) => {
      if (!outcome.ok) return refuseOrStartOver(outcome.error.failure)
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

  /** Books the held time, once there is a number to call or a link. */
  function book(hold: Hold) {
    const [issue] = way.kind === 'link' ? [] : validateConversationNumber(way.phoneNumber)
    setRefused(issue)
    if (issue === undefined) taking.mutate(hold)
  }

  // The link may be gone since the times were read: then a number is asked for.
  function refuseOrStartOver(failure: CallFailure) {
    const [issue] = failure !== 'no-session' && failure.kind === 'http' ? (failure.issues ?? []) : []
    if (issue === undefined) return startOver(failure)
    taking.reset()
    setWay({ ...way, kind: 'phone' })
    setRefused(issue)
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
    /** Time zone of the times that are offered; empty until one is known. */
    zone,
    /** Set where the request has none of its own. */
    chooseZone: request.contactTimeZone === null ? chooseZone : undefined,
    way,
    chooseWay: (next: WayEntry) => {
      setRefused(undefined)
      setWay(next)
    },
    hasMeetingLink: slots.data?.hasMeetingLink ?? false,
    /** Why the way to talk was refused. */
    refused,
    hold: (slot: Slot) => {
      // Every time is a button of its own.
      if (!busy) holding.mutate(slot)
    },
    book,
    cancel: () => cancelling.mutate(),
    chooseAgain,
    setStep,
    mayLeave,
    busy,
    problem: calls.map(({ data }) => problemOf(data)).find((problem) => problem !== undefined),
  }
}

function openingWay(appointment: Appointment | null, phoneNumber: string | null): WayEntry {
  const way = appointment?.way
  if (way?.kind === 'link') return { kind: 'link', phoneNumber: phoneNumber ?? '' }
  return { kind: 'phone', phoneNumber: way?.phoneNumber ?? phoneNumber ?? '' }
}

/** State and actions of booking a time. */
export type Booking = ReturnType<typeof useBooking>
