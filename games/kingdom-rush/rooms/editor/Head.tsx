/** Above the map: the name, whether it is kept, and the ways out: a link, a file, a table. */
import { Icon } from '@duskhall/ui'
import { useState } from 'react'
import { DIFFICULTIES, type Difficulty } from '../../content/words.ts'
import { useEditing } from './editing.tsx'
import css from './Head.module.css'
import { contentOf, numberOf } from './model/draft.ts'
import { textOf } from './model/file.ts'
import { isSound } from './model/problems.ts'
import { levelName } from './names.ts'
import { openScenario } from './open-file.ts'

/** An address that every messenger lets through. */
const LONGEST_LINK = 8000

export function Head(props: { readonly isKept: boolean; onKeep(): void; onDrafts(): void }) {
  const { words, lang, entry, problems, players, desk, change } = useEditing()
  const { isKept, onKeep, onDrafts } = props
  const [level, setLevel] = useState<Difficulty>('star1')
  const [link, setLink] = useState<string | null>(null)
  const [laying, setLaying] = useState(false)
  const sound = isSound(problems)
  const share = async () => {
    if (!sound) return desk.tell(words.head.shareBlocked, 'warning')
    const address = await desk.linkWith(JSON.stringify(entry))
    if (address.length > LONGEST_LINK) return desk.tell(words.head.linkLong(address.length), 'warning')
    setLink(address)
    if (await desk.copy(address)) desk.tell(words.head.copied)
  }
  // One step: what was drawn before is an undo away.
  const bringIn = async () => {
    const read = await openScenario(desk)
    if (!read) return
    if ('unread' in read) return desk.tell(read.unread.map(words.unread).join(' '), 'warning')
    change(read.entry)
    desk.tell(words.head.broughtIn(read.entry.title[lang], entry.title[lang]))
  }
  const play = async () => {
    if (!sound) return desk.tell(words.head.playBlocked, 'warning')
    setLaying(true)
    const laid = await desk.play({
      players: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot' })),
      options: { scenario: numberOf(entry), difficulty: level },
      content: contentOf(entry),
    })
    if (!laid) setLaying(false)
  }
  return (
    <header className={css.head}>
      <button type="button" onClick={onDrafts}>
        <Icon name="scroll-quill" />
        {words.head.drafts}
      </button>
      <h2 className={css.title}>{entry.title[lang]}</h2>
      <p className={css.kept} data-kept={isKept ? '' : undefined}>
        {isKept ? words.head.saved : words.head.notKept}
      </p>
      {!isKept && (
        <button type="button" onClick={onKeep}>
          {words.head.keep}
        </button>
      )}
      <span className={css.ways}>
        <button type="button" aria-disabled={!sound} onClick={() => void share()}>
          {words.head.share}
        </button>
        <button type="button" onClick={() => desk.saveFile(`${entry.id}.json`, textOf(entry))}>
          {words.head.exportFile}
        </button>
        <button type="button" onClick={() => void bringIn()}>
          {words.head.bringIn}
        </button>
        <label>
          <span className={css.hidden}>{words.rules.level}</span>
          <select
            value={level}
            onChange={({ target }) => setLevel(DIFFICULTIES.find((one) => one === target.value) ?? level)}
          >
            {DIFFICULTIES.map((one, no) => (
              <option key={one} value={one}>
                {levelName(no, lang)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={css.primary}
          aria-disabled={!sound || laying}
          onClick={() => !laying && void play()}
        >
          <Icon name="play-button" />
          {words.head.play}
        </button>
      </span>
      {link !== null && (
        <label className={css.link}>
          <span>{words.head.link}</span>
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
          <button type="button" onClick={() => setLink(null)}>
            {words.checks.close}
          </button>
        </label>
      )}
    </header>
  )
}
