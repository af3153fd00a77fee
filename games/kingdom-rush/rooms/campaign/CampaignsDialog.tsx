/** The campaigns of this browser: their names, another one, and files. */
import { Icon, type RoomDesk } from '@duskhall/ui'
import { useState } from 'react'
import { scenarios } from '../kingdom/scenarios.ts'
import css from './CampaignsDialog.module.css'
import { campaignFile, readFile } from './file.ts'
import {
  addCampaign,
  currentOf,
  freshCampaign,
  type Kept,
  type KeptCampaign,
  LONGEST_NAME,
  removeCampaign,
  withCampaign,
} from './kept.ts'
import { Modal } from './Modal.tsx'
import type { CampaignWords } from './words.ts'

export interface CampaignsDialogProps {
  readonly kept: Kept
  readonly words: CampaignWords
  readonly desk: RoomDesk
  change(next: (before: Kept) => Kept): void
  onClose(): void
}

/** More than anybody plays side by side, and little enough for the browser to keep. */
const MOST_CAMPAIGNS = 50

const newId = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16)).join('')

export function CampaignsDialog({ kept, words, desk, change, onClose }: CampaignsDialogProps) {
  const [doomed, setDoomed] = useState<string | null>(null)
  const current = currentOf(kept)
  const nameOf = (one: KeptCampaign) => one.name.trim() || words.numbered(kept.campaigns.indexOf(one) + 1)
  const open = async () => {
    const text = await desk.chooseFile().catch(() => undefined)
    if (text === null) return
    const read = text === undefined ? 'unreadable' : readFile(text)
    if (typeof read === 'string') return desk.tell(words.unread[read], 'warning')
    if (kept.campaigns.length >= MOST_CAMPAIGNS) return desk.tell(words.full(MOST_CAMPAIGNS), 'warning')
    change((before) => addCampaign(before, { ...freshCampaign(newId(), read.name), campaign: read.campaign }))
    desk.tell(words.imported(read.name || words.numbered(kept.campaigns.length + 1)))
  }
  const begin = () => {
    if (kept.campaigns.length >= MOST_CAMPAIGNS) return desk.tell(words.full(MOST_CAMPAIGNS), 'warning')
    change((before) => addCampaign(before, freshCampaign(newId())))
  }
  const save = () => {
    const word = nameOf(current)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
    desk.saveFile(`kingdom-rush-${word}.json`, campaignFile({ ...current, name: nameOf(current) }))
  }
  return (
    <Modal label={words.title} className={css.dialog} onClose={onClose}>
      <header className={css.head}>
        <h2>{words.title}</h2>
        <button type="button" aria-label={words.close} onClick={onClose}>
          <Icon name="cancel" />
        </button>
      </header>
      <label className={css.name}>
        <span>{words.name}</span>
        <input
          value={current.name}
          maxLength={LONGEST_NAME}
          placeholder={nameOf(current)}
          onChange={({ target }) =>
            change((before) => withCampaign(before, current.id, (one) => ({ ...one, name: target.value })))
          }
        />
      </label>
      <ul className={css.list} aria-label={words.others}>
        {kept.campaigns.map((one) => {
          const { won } = one.campaign
          const stars = won.reduce((sum, win) => sum + win.stars, 0)
          const isCurrent = one.id === current.id
          return (
            <li key={one.id} data-current={isCurrent ? '' : undefined}>
              <span>
                <b>{nameOf(one)}</b>
                <small>
                  {words.progress(won.length, scenarios.length, stars)}
                  {isCurrent && `, ${words.playing}`}
                </small>
              </span>
              {!isCurrent && (
                <button
                  type="button"
                  aria-label={words.goOn(nameOf(one))}
                  onClick={() => change((before) => ({ ...before, current: one.id }))}
                >
                  <Icon name="play-button" />
                </button>
              )}
              <button type="button" aria-label={words.remove(nameOf(one))} onClick={() => setDoomed(one.id)}>
                <Icon name="trash-can" />
              </button>
              {doomed === one.id && (
                <p className={css.sure} role="alert">
                  {words.sure(nameOf(one))}
                  <button
                    type="button"
                    onClick={() => {
                      change((before) => removeCampaign(before, one.id))
                      setDoomed(null)
                    }}
                  >
                    {words.yes}
                  </button>
                  <button type="button" onClick={() => setDoomed(null)}>
                    {words.no}
                  </button>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <footer className={css.foot}>
        <button type="button" onClick={({ detail }) => detail < 2 && begin()}>
          {words.fresh}
        </button>
        <button type="button" onClick={save}>
          <Icon name="save" />
          {words.export}
        </button>
        <button type="button" onClick={() => void open()}>
          <Icon name="load" />
          {words.import}
        </button>
      </footer>
    </Modal>
  )
}
