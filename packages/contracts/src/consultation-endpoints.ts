import * as z from 'zod/mini'
import { always, answerProblems, emptySchema, myRecord, signedIn, withBody } from './answer-problems.ts'
import {
  consultationHeadersSchema,
  consultationReceiptSchema,
  consultationRequestSchema,
  consultationSchema,
  shareConsultationSchema,
} from './consultation.ts'
import type { Endpoint } from './endpoint.ts'
import {
  appointmentSchema,
  bookingSchema,
  holdRequestSchema,
  holdSchema,
  slotDaysSchema,
  slotHeadersSchema,
} from './slot.ts'

const requestParams = z.object({ id: z.uuid('The id of a request is a UUID') })

/** The calls about requests for a consultation and their appointments. */
export const consultationEndpoints = {
  requestConsultation: {
    method: 'POST',
    path: '/api/consultation-requests',
    access: 'investor',
    summary: 'Ask the advisor partner to get in touch; one request per Idempotency-Key, 200 for a repeat',
    headers: consultationHeadersSchema,
    body: consultationRequestSchema,
    responses: {
      200: consultationReceiptSchema,
      201: consultationReceiptSchema,
      ...withBody,
      ...myRecord,
      ...answerProblems(409),
    },
  },
  listConsultations: {
    method: 'GET',
    path: '/api/consultation-requests',
    access: 'investor',
    summary: "List the signed-in investor's requests and what became of them, the newest first",
    responses: { 200: z.array(consultationSchema), ...always, ...signedIn },
  },
  shareConsultation: {
    method: 'POST',
    path: '/api/consultation-requests/:id/share',
    access: 'investor',
    summary: 'Consent to share a saved request after all',
    params: requestParams,
    headers: consultationHeadersSchema,
    body: shareConsultationSchema,
    responses: { 200: consultationReceiptSchema, ...withBody, ...myRecord, ...answerProblems(404) },
  },
  withdrawConsultation: {
    method: 'POST',
    path: '/api/consultation-requests/:id/withdraw',
    access: 'investor',
    summary: 'Take the consent of a request back; the partner is told about what it already has',
    params: requestParams,
    responses: { 200: consultationReceiptSchema, ...always, ...signedIn, ...answerProblems(400, 404) },
  },
  listSlots: {
    method: 'GET',
    path: '/api/slots',
    access: 'investor',
    summary: "List the free times of the partner's next three working days, within the person's day",
    headers: slotHeadersSchema,
    responses: { 200: slotDaysSchema, ...always, ...signedIn, ...answerProblems(400) },
  },
  holdSlot: {
    method: 'POST',
    path: '/api/slots/holds',
    access: 'investor',
    summary: 'Hold a time for ten minutes, in place of the one held before; 409 names the nearest free ones',
    headers: slotHeadersSchema,
    body: holdRequestSchema,
    responses: { 201: holdSchema, ...withBody, ...signedIn, ...answerProblems(409) },
  },
  bookAppointment: {
    method: 'PUT',
    path: '/api/consultation-requests/:id/appointment',
    access: 'investor',
    summary: 'Book the held time for a shared request, or move its appointment there',
    params: requestParams,
    body: bookingSchema,
    responses: { 200: appointmentSchema, ...withBody, ...signedIn, ...answerProblems(404, 409) },
  },
  cancelAppointment: {
    method: 'DELETE',
    path: '/api/consultation-requests/:id/appointment',
    access: 'investor',
    summary: 'Cancel the appointment of a request; one that is gone stays gone',
    params: requestParams,
    responses: { 204: emptySchema, ...always, ...signedIn, ...answerProblems(400, 404) },
  },
} as const satisfies Record<string, Endpoint>
