/** Who asks for what: the page, its files, and the matches that visitors watch. */
import type { IncomingMessage } from 'node:http'
import { gameOf, games } from '@duskhall/games'
import { texts } from '@duskhall/games/texts.ts'
import { type GameTexts, LANGUAGES, type Language } from '@duskhall/kernel'
import { type Answer, html, json, refuse } from './answers.ts'
import { type BuiltFile, builtAnswer, builtPolicy } from './built.ts'
import { PAGE_POLICY, page } from './page.ts'
import type { Shows } from './shows.ts'

const SHOWS = '/api/shows'

export class Desk {
  /** What the page in the browser may do. */
  readonly policy: string
  readonly #built: ReadonlyMap<string, BuiltFile> | null
  readonly #shows: Shows

  constructor(built: ReadonlyMap<string, BuiltFile> | null, shows: Shows) {
    this.#built = built
    this.#shows = shows
    const index = built?.get('/')?.body.toString('utf8')
    this.policy = index === undefined ? PAGE_POLICY : builtPolicy(index)
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const url = URL.parse(`http://hall${request.url ?? '/'}`)
    if (!url) return refuse(400, 'This address cannot be read.')
    const { pathname, searchParams } = url
    if (pathname === SHOWS) return this.#start(request, searchParams)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Here one can only look.', { Allow: 'GET, HEAD' })
    }
    if (pathname.startsWith(`${SHOWS}/`)) return this.#part(pathname.slice(SHOWS.length + 1), searchParams)
    if (this.#built) return builtAnswer(request, this.#built.get(pathname))
    if (pathname === '/') return this.#page(languageOf(searchParams, request.headers['accept-language']))
    return refuse(404, 'There is nothing here.')
  }

  #start(request: IncomingMessage, query: URLSearchParams): Answer {
    if (request.method !== 'POST') return refuse(405, 'A show is started with POST.', { Allow: 'POST' })
    // Another site must not make a visitor's browser start shows here.
    const from = request.headers['sec-fetch-site']
    if (from !== undefined && from !== 'same-origin' && from !== 'none') {
      return refuse(403, 'Shows are started from the hall itself.')
    }
    const game = gameOf(query.get('game') ?? '')
    if (!game) return refuse(400, `"game" is one of ${games.map(({ id }) => id).join(', ')}.`)
    const { min, max } = game.seats
    const seats = Number(query.get('seats'))
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      return refuse(400, `"seats" is a number from ${min} to ${max}.`)
    }
    const id = this.#shows.start(game, seats)
    return id ? json(201, { id }) : refuse(503, 'The hall is full right now.', { 'Retry-After': '60' })
  }

  #part(id: string, query: URLSearchParams): Answer {
    const from = Number(query.get('from') ?? '0')
    if (!Number.isSafeInteger(from) || from < 0) return refuse(400, '"from" is a number of lines.')
    const part = this.#shows.part(id, languageOf(query), from)
    return part ? json(200, part) : refuse(404, 'This show is over and forgotten.')
  }

  async #page(language: Language): Promise<Answer> {
    const entries = games.map(async (game) => {
      const words = await (texts[game.id] as (typeof texts)[string])()
      return { game, texts: words[language] as GameTexts }
    })
    return html(page(language, await Promise.all(entries)))
  }
}

/** What is asked for, else what the browser prefers, else English. */
function languageOf(query: URLSearchParams, preferred = ''): Language {
  const wished = query.get('lang') ?? (/^\s*fr\b/i.test(preferred) ? 'fr' : 'en')
  return LANGUAGES.find((language) => language === wished) ?? 'en'
}
