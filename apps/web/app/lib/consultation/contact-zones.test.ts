import { expect, test } from 'vitest'
import { isElsewhere, isZone, knownDeviceZone, momentIn, personZone, spanIn, zoneOptions } from './contact-zones.ts'

test.each([
  ['America/New_York', false],
  ['America/Detroit', false],
  ['America/Phoenix', true],
  ['Pacific/Honolulu', true],
  ['UTC', true],
])('in %s the clock differs from that of the firm: %s', (zone, isOther) =>
  expect(isElsewhere(zone, 'America/New_York')).toBe(isOther),
)

test('the zone of the device comes first, and each clock once', () => {
  expect(zoneOptions('America/Detroit', 'Asia/Tokyo').map(({ value }) => value)).toEqual([
    'America/Detroit',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'Asia/Tokyo',
  ])
  expect(zoneOptions('America/Denver', 'America/Denver').map(({ label }) => label)).toEqual([
    'Mountain Time',
    'Eastern Time',
    'Central Time',
    'Mountain Standard Time',
    'Pacific Time',
    'Alaska Time',
    'Hawaii-Aleutian Standard Time',
  ])
})

test('a name that is no zone is none', () => {
  expect([isZone('America/Denver'), isZone('Mars/Olympus'), isZone('')]).toEqual([true, false, false])
})

test.each<[string | undefined, string]>([
  ['America/Denver', 'America/Denver'],
  ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
  // What browsers report that keep the place to themselves: nobody is called by these clocks.
  ['UTC', ''],
  ['GMT', ''],
  ['Etc/Unknown', ''],
  ['Etc/GMT+7', ''],
  ['+07:00', ''],
  ['Mars/Olympus', ''],
  ['', ''],
])('a device that reports %s is in the zone %j', (reported, known) => {
  expect(knownDeviceZone(reported)).toBe(known)
})

test('where no zone is known, none is chosen for the person', () => {
  const [first, second] = zoneOptions('', '')
  expect([first, second?.value]).toEqual([{ value: '', label: 'Choose your time zone' }, 'America/New_York'])
  expect(zoneOptions('', 'America/Chicago').map(({ value }) => value)).not.toContain('')
})

test('times have the name of the zone that was given with the request, if the browser knows it', () => {
  const [start, end] = ['2026-11-24T15:00:00.000Z', '2026-11-24T15:30:00.000Z']
  const zone = personZone({ contactTimeZone: 'America/Phoenix' })
  expect(momentIn(start, zone)).toBe('Tue Nov 24, 8:00 am Mountain Standard Time')
  expect(spanIn({ start, end }, zone)).toBe('Tue Nov 24, 8:00 am to 8:30 am Mountain Standard Time')
  expect([personZone({ contactTimeZone: null }), personZone({ contactTimeZone: 'Mars/Olympus' })]).toEqual([
    undefined,
    undefined,
  ])
})
