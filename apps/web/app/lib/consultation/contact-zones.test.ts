import { expect, test } from 'vitest'
import { isElsewhere, isZone, zoneOptions } from './contact-zones.ts'

test.each([
  ['America/New_York', false],
  ['America/Detroit', false],
  ['America/Phoenix', true],
  ['Pacific/Honolulu', true],
  ['UTC', true],
])('in %s the clock differs from that of the firm: %s', (zone, isOther) => expect(isElsewhere(zone)).toBe(isOther))

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
