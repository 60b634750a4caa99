'use strict'

// Runs on any installed version of Node, so the code up to the version check uses old syntax.
var oldestNode = 20

/** @param {string} version such as v24.1.0 */
function refusalForNode(version) {
  var major = Number(version.replace(/^v/, '').split('.')[0])
  if (major >= oldestNode) return undefined
  return (
    'This needs Node.js ' +
    oldestNode +
    ' or newer to begin with, and this is ' +
    version +
    '. ' +
    'Install a current release from https://nodejs.org (24 is what the product itself runs on), ' +
    'open a new terminal so that "node --version" shows it, and run the same command again.'
  )
}

module.exports = { refusalForNode: refusalForNode }

if (require.main === module) {
  var refusal = refusalForNode(process.version)
  if (refusal === undefined) {
    require('./provision.cjs').launch(process.argv.slice(2))
  } else {
    process.stderr.write(refusal + '\n')
    process.exitCode = 1
  }
}
