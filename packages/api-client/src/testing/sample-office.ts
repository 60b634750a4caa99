import type { DeskFigures, DeskHealth, DeskMessage, DeskWeek } from '@dst/contracts/desk'
import { sampleStaff } from './sample-desk.ts'

/** Messages of the contact form: unanswered, answered, and one that a robot probably wrote. */
export const sampleMessages: readonly DeskMessage[] = [
  {
    id: '9c4e7d10-0000-4000-8000-000000000001',
    receivedAt: '2026-11-21T16:05:00.000Z',
    name: 'Dorothy Lindqvist',
    email: 'dorothy.lindqvist@example.com',
    subject: 'Two closings & one exchange?',
    message: 'We sell two duplexes in March.\n\nCan both go into one exchange, or do the days run apart?',
    suspected: false,
    answeredAt: null,
    answeredBy: null,
  },
  {
    id: '9c4e7d10-0000-4000-8000-000000000002',
    receivedAt: '2026-11-22T02:40:00.000Z',
    name: 'Best Offers',
    email: 'offers@elsewhere.example.com',
    subject: 'GROW YOUR TRAFFIC',
    message: 'Dear owner of website',
    suspected: true,
    answeredAt: null,
    answeredBy: null,
  },
  {
    id: '9c4e7d10-0000-4000-8000-000000000003',
    receivedAt: '2026-11-19T18:20:00.000Z',
    name: 'Peter Okafor',
    email: 'peter.okafor@example.com',
    subject: 'The calculator on a phone',
    message: 'The chart of year 10 is hard to read on my phone.',
    suspected: false,
    answeredAt: '2026-11-20T08:15:00.000Z',
    answeredBy: sampleStaff.email,
  },
]

/** A product in which nothing is wrong. */
export const fineHealth: DeskHealth = {
  at: '2026-11-23T15:00:00.000Z',
  checks: [
    { level: 'fine', text: 'The database answers in 4 ms, and is migrated.' },
    { level: 'fine', text: 'No dead letters.' },
    { level: 'notice', text: 'Mail goes to the mailbox page: SMTP_URL is not set.' },
  ],
  failures: [],
}

/** A product whose partner does not answer. */
export const failingHealth: DeskHealth = {
  at: '2026-11-23T15:00:00.000Z',
  checks: [
    ...fineHealth.checks,
    { level: 'failure', text: 'The partner’s webhook did not take the last delivery (webhook_status_500).' },
  ],
  failures: [
    { what: 'lead-webhook', reason: 'webhook_status_500', count: 14, lastAt: '2026-11-23T14:20:00.000Z' },
    { what: 'lead-mail', reason: 'EAUTH', count: 3, lastAt: '2026-11-23T09:02:00.000Z' },
  ],
}

const quietWeek: DeskWeek = {
  week: '2026-11-16',
  tier: 'gold',
  requests: 6,
  shared: 5,
  acknowledged: 5,
  acknowledgedInTime: 4,
  called: 3,
  hoursToCall: 6.5,
  withdrawn: 1,
  outcomes: { going_ahead: 1, later: 1, not_suitable: 0, another_way: 0, never_reached: 1 },
  declined: { no_capacity: 0, not_licensed_there: 1, conflict_of_interest: 0, not_suitable: 0, other: 0 },
}

const weeks: readonly DeskWeek[] = [
  {
    ...quietWeek,
    week: '2026-11-23',
    requests: 2,
    shared: 1,
    acknowledged: 1,
    acknowledgedInTime: 1,
    called: 0,
    hoursToCall: null,
  },
  quietWeek,
  { ...quietWeek, tier: 'silver', requests: 9, shared: 8, acknowledged: 8, acknowledgedInTime: 8, hoursToCall: 11.25 },
  { ...quietWeek, week: '2026-11-09', requests: 4, shared: 4, acknowledged: 3, acknowledgedInTime: 3 },
  { ...quietWeek, week: '2026-11-02', requests: 7, shared: 6, acknowledged: 6, acknowledgedInTime: 5, hoursToCall: 20 },
]

/** Figures of four weeks, newest first; the newest is without a call. */
export const sampleFigures: DeskFigures = { weeks: [...weeks] }
