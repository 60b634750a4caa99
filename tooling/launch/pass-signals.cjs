'use strict'

const { readdirSync, readFileSync } = require('node:fs')

/**
 * Makes this process a faithful stand-in for `child`, the leader of its own process group: signals go on to it, its
 * exit code becomes ours, and when it is gone the rest of its group is stopped, first politely.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs time that the rest of the group has to end by itself
 */
function passSignals(child, graceMs = 10_000) {
  /** @type {number | undefined} */
  let askedAt
  const stop = () => {
    // One Ctrl-C arrives twice: from the terminal and passed on by npm.
    if (askedAt === undefined) child.kill('SIGTERM')
    else if (Date.now() - askedAt > 1000) signalGroup(child.pid, 'SIGKILL')
    askedAt ??= Date.now()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const watch = watchParent(stop)

  child.once('error', (error) => {
    process.stderr.write(`The launcher could not be started: ${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    clearInterval(watch)
    // After an orderly end the rest has been asked already, and some programs take a second signal as impatience.
    const patienceMs = signal === null ? graceMs / 5 : 0
    void emptyGroup(child.pid, patienceMs, graceMs).then(() => process.exit(code ?? 1))
  })
}

/**
 * npm may be killed without a word to its children: then this process, or the shell that npm put in between, has
 * another parent than before.
 * @param {() => void} stop
 */
function watchParent(stop) {
  if (!process.env['npm_lifecycle_event']) return undefined
  const before = ancestry()
  const watch = setInterval(() => {
    if (ancestry() === before) return
    clearInterval(watch)
    stop()
  }, 500)
  return watch
}

/** The parent, and where that is a shell its parent too; what started npm may go without taking it along. */
function ancestry() {
  const parent = process.ppid
  if (process.platform !== 'linux') return String(parent)
  const [, parentOfParent] = statusOf(String(parent))
  return isShell(parent) ? `${parent} ${parentOfParent}` : String(parent)
}

/** @param {number} pid */
function isShell(pid) {
  try {
    return /^(?:ba|da|a|z)?sh$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
  } catch {
    return false
  }
}

/**
 * @param {number | undefined} group
 * @param {number} patienceMs time to end without a word
 * @param {number} graceMs time to end after the polite signal
 */
async function emptyGroup(group, patienceMs, graceMs) {
  if (await isEmptyWithin(group, patienceMs)) return
  signalGroup(group, 'SIGTERM')
  if (!(await isEmptyWithin(group, graceMs))) signalGroup(group, 'SIGKILL')
}

/**
 * @param {number | undefined} group
 * @param {number} limitMs
 */
async function isEmptyWithin(group, limitMs) {
  const deadline = Date.now() + limitMs
  while (groupLives(group)) {
    if (Date.now() >= deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(group, signal) {
  if (process.platform === 'win32' || group === undefined) return false
  try {
    process.kill(-group, signal)
    return true
  } catch {
    return false
  }
}

/**
 * Where the first process of a container collects no dead children, they stay in their group for ever; they do not
 * count.
 * @param {number | undefined} group
 */
function groupLives(group) {
  if (process.platform !== 'linux') return signalGroup(group, 0)
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    const [state, , processGroup] = statusOf(name)
    return Number(processGroup) === group && state !== 'Z' && state !== 'X'
  })
}

/** @param {string} pid */
function statusOf(pid) {
  try {
    // The name before the last parenthesis may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

module.exports = { passSignals }
