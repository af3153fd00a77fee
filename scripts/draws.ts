// What property tests draw at random is the same in every run, so that a change fails where it was made; DRAWS=7 npm
// run unit draws otherwise.

import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.DRAWS ?? 1) })
