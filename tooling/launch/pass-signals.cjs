'use strict'

const { spawnSync } = require('node:child_process')
const { readdirSync, readFileSync } = require('node:fs')

/**
 * Makes this process stand in for `child`, the leader of its own process group: it passes signals on to it, exits with
 * its exit code, and then stops the rest of the group, first with SIGTERM.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs time that the rest of the group has to exit after SIGTERM
 */
function passSignals(child, graceMs = 10_000) {
  /** @type {number | undefined} */
  let askedAt
  const stop = () => {
    // One Ctrl-C arrives twice: from the terminal and again through npm.
    if (askedAt === undefined) askToEnd(child)
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
    // After a clean exit the rest was already asked to stop, and some programs force-quit on a second signal.
    const patienceMs = signal === null ? graceMs / 5 : 0
    void emptyGroup(child.pid, patienceMs, graceMs).then(() => process.exit(code ?? 1))
  })
}

/**
 * Windows has no signals, and would end the launcher before it could stop anything: it sees its channel close instead.
 * @param {import('node:child_process').ChildProcess} child
 */
function askToEnd(child) {
  if (process.platform !== 'win32') child.kill('SIGTERM')
  else if (child.connected) child.disconnect()
}

/**
 * npm may be killed without notifying its children. This process, or the shell that npm put in between, then gets a
 * different parent.
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

/** The parent and, if that is a shell, its parent; whatever started npm may exit without stopping npm. */
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
 * @param {number} patienceMs time to exit before any signal
 * @param {number} graceMs time to exit after SIGTERM
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
  if (group === undefined) return false
  if (process.platform === 'win32') {
    if (signal === 'SIGKILL') spawnSync('taskkill', ['/pid', String(group), '/t', '/f'])
    return false
  }
  try {
    process.kill(-group, signal)
    return true
  } catch {
    return false
  }
}

/**
 * If a container's first process does not reap dead children, they stay in their group forever; they are not counted.
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
    // The name before the last parenthesis may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

module.exports = { passSignals }
