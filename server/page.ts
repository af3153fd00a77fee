/** The hall before it has windows: one page that lists the games and shows a match of bots as text. */
import { createHash } from 'node:crypto'
import type { Game, GameTexts, Language } from '@duskhall/kernel'

const WORDS = {
  en: {
    tagline: 'Board games at dusk, every rule enforced.',
    games: 'Games',
    players: (min: number, max: number) => `${min} to ${max} players`,
    watch: (seats: number) => `Watch ${seats} bots`,
    log: 'The match',
    waiting: 'Choose a table above: bots sit down and play, and the log tells what happens.',
    busy: 'The hall is full right now; try again in a minute.',
    gone: 'The connection is gone; the match may go on without you.',
    other: 'Français',
    footer:
      'Duskhall is an unofficial fan project. It is not affiliated with, endorsed or sponsored by the designers or publishers of these games, and contains none of their artwork or texts.',
  },
  fr: {
    tagline: 'Des jeux de société au crépuscule, règles garanties.',
    games: 'Jeux',
    players: (min: number, max: number) => `de ${min} à ${max} joueurs`,
    watch: (seats: number) => `Regarder ${seats} robots`,
    log: 'La partie',
    waiting: 'Choisissez une table : des robots s’assoient et jouent, le journal raconte la partie.',
    busy: 'La salle est pleine ; réessayez dans une minute.',
    gone: 'La connexion est perdue ; la partie continue peut-être sans vous.',
    other: 'English',
    footer:
      'Duskhall est un projet de fans, non officiel. Il n’est ni affilié aux auteurs et éditeurs de ces jeux, ni approuvé ou soutenu par eux, et ne contient ni leurs illustrations ni leurs textes.',
  },
} as const satisfies { [L in Language]: object }

const CSS = `
:root{--bg:#120d1f;--panel:#1b1329;--line:#55456f;--ink:#fbf3e7;--ink-2:#c3b5c9;--accent:#ffc46b;--accent-ink:#2b1600}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:radial-gradient(120% 60% at 50% 0,#33204a,var(--bg) 70%) var(--bg);color:var(--ink);font:16px/1.5 "Source Sans 3",system-ui,sans-serif}
header,main,footer{width:min(60rem,100% - 2rem);margin-inline:auto}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;padding:1.5rem 0 1rem}
h1{margin:0;font:700 2rem/1.1 Fraunces,Georgia,serif;color:var(--accent)}
header p{margin:0;color:var(--ink-2);flex:1}
h2{margin:1.5rem 0 .5rem;font-size:1.1rem;color:var(--ink-2)}
h3{margin:0;font:700 1.4rem/1.2 Fraunces,Georgia,serif}
a{color:var(--accent)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li{padding:1rem 1.25rem;background:var(--panel);border:1px solid var(--line);border-radius:12px}
li p{margin:.25rem 0;color:var(--ink-2)}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
button{min-height:44px;padding:0 1rem;border:0;border-radius:999px;background:var(--accent);color:var(--accent-ink);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
#log{min-height:12rem;max-height:60vh;overflow:auto;margin:0;padding:1rem 1.25rem;background:#0c0816;border:1px solid var(--line);border-radius:12px;white-space:pre-wrap;font:inherit}
footer{margin-top:auto;padding:1.5rem 0;color:var(--ink-2);font-size:.875rem}
`

const SCRIPT = `
const log = document.getElementById('log')
const { lang } = document.documentElement
let watched = null
async function follow(id, from) {
  const answer = await fetch('/api/shows/' + id + '?lang=' + lang + '&from=' + from)
  if (!answer.ok) throw new Error(String(answer.status))
  const { lines, next, over } = await answer.json()
  if (watched !== id) return
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40
  log.append(lines.map((line) => line + '\\n').join(''))
  if (atEnd) log.scrollTop = log.scrollHeight
  if (!over) setTimeout(() => follow(id, next).catch(lost), 500)
}
function lost() {
  log.append('\\n' + log.dataset.gone)
}
document.addEventListener('click', async ({ target }) => {
  const { game, seats } = target.dataset
  if (!game) return
  log.textContent = ''
  log.setAttribute('aria-live', 'polite')
  try {
    const answer = await fetch('/api/shows?game=' + game + '&seats=' + seats, { method: 'POST' })
    if (answer.status === 503) log.textContent = log.dataset.busy
    else {
      watched = (await answer.json()).id
      await follow(watched, 0)
    }
  } catch {
    lost()
  }
})
`

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page may do: exactly what it holds. */
export const PAGE_POLICY = `default-src 'none'; style-src ${digest(CSS)}; script-src ${digest(SCRIPT)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function page(language: Language, entries: readonly { game: Game; texts: GameTexts }[]): string {
  const words = WORDS[language]
  const other = language === 'en' ? 'fr' : 'en'
  const items = entries.map(({ game, texts }) => {
    const { min, max } = game.seats
    const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more)
    const buttons = seats.map((count) => {
      return `<button type="button" data-game="${game.id}" data-seats="${count}">${words.watch(count)}</button>`
    })
    return `<li><h3>${escaped(texts.title)}</h3><p>${escaped(texts.tagline)}</p><p>${words.players(min, max)}</p><div class="buttons">${buttons.join('')}</div></li>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#120d1f">
<link rel="icon" href="data:,">
<title>Duskhall</title>
<style>${CSS}</style>
</head>
<body>
<header><h1>Duskhall</h1><p>${words.tagline}</p><a href="/?lang=${other}" hreflang="${other}" lang="${other}">${words.other}</a></header>
<main>
<h2>${words.games}</h2>
<ul>${items.join('')}</ul>
<h2 id="match">${words.log}</h2>
<pre id="log" role="log" tabindex="0" aria-labelledby="match" data-busy="${escaped(words.busy)}" data-gone="${escaped(words.gone)}">${words.waiting}</pre>
</main>
<footer>${words.footer}</footer>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
