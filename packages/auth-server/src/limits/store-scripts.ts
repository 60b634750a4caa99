import { createHash } from 'node:crypto'

/** A Lua script for Redis 6 or later, or Valkey, and the hash by which the store knows it once it has run. */
export interface StoreScript {
  text: string
  sha1: string
}

/** The time in milliseconds: the first argument, or the store's own clock when that is 0. */
const clock = `
local now = tonumber(ARGV[1])
if now == 0 then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end`

/** `takeRequest`. Key: the caller's. Values: time, interval, tolerance. Returns what was owed before, as text. */
export const takeScript = storeScript(`${clock}
local interval, tolerance = tonumber(ARGV[2]), tonumber(ARGV[3])
-- Nobody owes more than a whole burst, also when the clock was set back.
local owed = math.min(math.max(0, tonumber(redis.call('GET', KEYS[1]) or now) - now), tolerance)
if owed + interval <= tolerance then
  redis.call('SET', KEYS[1], string.format('%.17g', now + owed + interval), 'PX', math.ceil(owed + interval))
end
return string.format('%.17g', owed)`)

/**
 * `beginGuess`. Keys: the secret's, the caller's. Values: time, free guesses, first and longest delay, milliseconds
 * until all is forgotten. Returns 1 and what the caller's entry was, or 0 and the milliseconds to wait.
 */
export const beginScript = storeScript(`${clock}
local free, first, longest, forget = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
local wrong = tonumber(redis.call('GET', KEYS[1]) or 0)
local entry = redis.call('HMGET', KEYS[2], 'wrong', 'notBefore')
local own, given = tonumber(entry[1] or 0), tonumber(entry[2] or 0)
local function delay(count) return math.min(first * 2 ^ (count - free), longest) end
local function keep(count, notBefore)
  redis.call('HSET', KEYS[2], 'wrong', count, 'notBefore', notBefore)
  redis.call('PEXPIRE', KEYS[2], forget)
end
if wrong >= free then
  local notBefore = math.min(given, now + longest)
  if given == 0 then notBefore = now + delay(wrong) end
  if notBefore > now then
    keep(own, notBefore)
    return {0, notBefore - now}
  end
end
local counted = wrong + 1
redis.call('SET', KEYS[1], counted, 'PX', forget)
local notBefore = 0
if counted >= free then notBefore = now + delay(counted) end
keep(own + 1, notBefore)
return {1, own, given}`)

/**
 * The end of a guess that was not wrong. Keys as above. Values: whether it was right, or is only withdrawn; what the
 * caller's entry was before, to which a withdrawal returns; milliseconds until all is forgotten.
 */
export const releaseScript = storeScript(`
local own, given = tonumber(ARGV[2]), tonumber(ARGV[3])
local count = 1
if ARGV[1] == 'right' then count = tonumber(redis.call('HGET', KEYS[2], 'wrong') or 1) end
local wrong = redis.call('GET', KEYS[1])
if wrong then redis.call('SET', KEYS[1], math.max(0, tonumber(wrong) - count), 'KEEPTTL') end
redis.call('DEL', KEYS[2])
if ARGV[1] == 'withdraw' and (own > 0 or given > 0) then
  redis.call('HSET', KEYS[2], 'wrong', own, 'notBefore', given)
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
end
return 1`)

function storeScript(text: string): StoreScript {
  return { text, sha1: createHash('sha1').update(text).digest('hex') }
}
