import type { Parameter } from './parameter'

export const hostedHeartbeat: Parameter = {
  label: 'Heartbeat of the hosted-service library',
  unit: 'seconds',
  value: 25,
  source: 'spec 9, hosted-service library defaults',
  reviewed: '2026-11-21',
}

export const hostedReconnectBackOff: Parameter<readonly number[]> = {
  label: 'Waits before it reconnects',
  unit: 'seconds',
  value: [1, 2, 5, 10],
  source: 'spec 9, hosted-service library defaults',
  reviewed: '2026-11-21',
}

export const hostedRequestTimeout: Parameter = {
  label: 'Longest wait for an answer',
  unit: 'seconds',
  value: 10,
  source: 'spec 9, hosted-service library defaults',
  reviewed: '2026-11-21',
}

export const hostedStorageListLimit: Parameter = {
  label: 'Entries of a storage listing',
  unit: 'count',
  value: 100,
  source: 'spec 9, hosted-service library defaults',
  reviewed: '2026-11-21',
}

export const hostedAuthTick: Parameter = {
  label: 'Time between two looks at the age of the session',
  unit: 'seconds',
  value: 30,
  source: 'spec 9, hosted-service library defaults',
  reviewed: '2026-11-21',
}
