/** Packs what travels once, as tightly as it can be, so that no visitor waits for it: `x.js.br` beside `x.js`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { afterBuild } from './after-build.ts'

const pack = promisify(brotliCompress)

const TEXTS = /\.(js|css|html|svg|txt|json|webmanifest)$/
/** Nothing is won below a packet. */
const SMALL = 1400
/** The last step takes twice as long and wins half a percent. */
const QUALITY = 10

export const brotli = () =>
  afterBuild('brotli', async (dist) => {
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    await Promise.all(
      files.map(async (file) => {
        const body = readFileSync(file)
        if (body.length < SMALL) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        }
        writeFileSync(`${file}.br`, await pack(body, { params }))
      }),
    )
  })
