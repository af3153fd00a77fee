/** The fonts of the page as they travel. */
import type { Plugin } from 'vite'

/** Fonts come in the one form that every browser of today reads. */
export function woff2Only(): Plugin {
  return {
    name: 'duskhall-woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]@fontsource[\\/].*\.css$/.test(id)) return null
      return { code: code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, ''), map: null }
    },
  }
}
