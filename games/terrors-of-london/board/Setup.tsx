/** Before the first turn: four factions with their Overlords, then two of four Influences. */
import { Icon, infoOf, Piece, PlayerShape, Print, Zone } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { FACTIONS } from '../content/schema.ts'
import { type Faction, NOBODY, playerOf } from '../state.ts'
import type { TerrorsTexts } from '../text/index.ts'
import type { OverlordEntry } from '../text/types.ts'
import { FactionMark } from './Art.tsx'
import { CardFace } from './CardFace.tsx'
import looks from './looks.module.css'
import { Portrait } from './Portrait.tsx'
import css from './Setup.module.css'
import { useCard, useDesk } from './seat.tsx'
import { factionOfSeat, id } from './seen.ts'

export function Setup() {
  const { view, words } = useDesk()
  const influences = view.question?.name === 'influence'
  return (
    <div className={css.setup}>
      <header className={css.header}>
        <h2>{influences ? words.chooseInfluence : words.chooseFaction}</h2>
        <p>
          <Icon name="info" /> {words.reconstruction}
        </p>
      </header>
      {influences ? <Influences /> : <Factions />}
    </div>
  )
}

function Factions() {
  const { s, words } = useDesk()
  return (
    <Zone id="factions" label={words.chooseFaction} className={css.factions}>
      {FACTIONS.flatMap((faction) =>
        boxOf(s)
          .file.overlords.filter((overlord) => overlord.faction === faction)
          .map((overlord) => <OverlordPlace key={overlord.id} faction={faction} entry={overlord} />),
      )}
    </Zone>
  )
}

function OverlordPlace({ faction, entry }: { readonly faction: Faction; readonly entry: OverlordEntry }) {
  const { s, view, answering, seats, texts, words } = useDesk()
  const spoken = spokenOverlord(entry, texts)
  const answer =
    view.question?.name === 'choose'
      ? answering(id.choose(entry.id))
      : answering(`${id.faction(faction)}-${entry.id}`, id.faction(faction))
  const owner = s.players.findIndex((_, seat) => factionOfSeat(s, seat) === faction)
  const taken = owner >= 0 && s.players[owner]?.overlord === boxOf(s).overlordOf(entry.id)
  return (
    <Piece
      {...answer}
      label={taken ? words.said(infoOf(seats, owner).name, spoken) : spoken}
      className={`${css.overlord} ${looks[faction]}`}
    >
      <OverlordFace entry={entry} texts={texts} />
      {taken && (
        <span className={css.owner}>
          <PlayerShape seat={infoOf(seats, owner)} />
          {infoOf(seats, owner).name}
        </span>
      )}
    </Piece>
  )
}

const titleOf = (entry: OverlordEntry, texts: TerrorsTexts) => texts.titleOf(entry.id)

const doesOf = (entry: OverlordEntry, { overlordAbilities }: TerrorsTexts) =>
  overlordAbilities(entry).map(({ tag, full }) => full || tag)

/** Everything on an Overlord, in the order in which it is read. */
function spokenOverlord(entry: OverlordEntry, texts: TerrorsTexts): string {
  const { name, factions, flavour, glossary } = texts
  const who = [name(entry.id), titleOf(entry, texts), factions[entry.faction].name].filter(Boolean).join(', ')
  const does = doesOf(entry, texts).join(' ')
  return `${who}. ${does} ${flavour(entry.id)}. ${entry.health} ${glossary.ideas.health.name}`
}

/** An Overlord with everything on it; also the large card of the gallery. */
export function OverlordFace({
  entry,
  texts,
}: {
  readonly entry: OverlordEntry
  readonly texts: TerrorsTexts
}) {
  return (
    <span className={css.face}>
      <span className={css.portrait}>
        <Portrait id={entry.id} look={entry.faction} />
      </span>
      {/* Spaces part the words where the print is compared with the spoken name. */}
      <b className={css.name}>{texts.name(entry.id)}</b>{' '}
      <span className={css.title}>{titleOf(entry, texts)}</span>{' '}
      <span className={css.faction}>
        <FactionMark look={entry.faction} />
        {texts.factions[entry.faction].name}
        <span className={css.health}>
          <Icon name="hearts" /> <Print text={entry.health} />
        </span>
      </span>{' '}
      {doesOf(entry, texts).map((does) => (
        <span key={does} className={css.text}>
          {does}{' '}
        </span>
      ))}
      <span className={css.flavour}>{texts.flavour(entry.id)}</span>
    </span>
  )
}

function Influences() {
  const { s, view, seats, texts, words } = useDesk()
  const seat = view.question?.seats[0] ?? 0
  const player = playerOf(s, seat)
  if (player.overlord === NOBODY) return null
  const offered = boxOf(s).influences[player.overlord] ?? []
  return (
    <Zone id="influences" label={words.chooseInfluence} className={css.influences}>
      <span className={css.who}>
        <PlayerShape seat={infoOf(seats, seat)} />
        <b>{texts.name(boxOf(s).overlords[player.overlord]?.id ?? '')}</b>
      </span>
      {offered.map((card) => (
        <Influence key={card} card={card} chosen={player.discard.includes(card)} />
      ))}
    </Zone>
  )
}

function Influence({ card, chosen }: { readonly card: number; readonly chosen: boolean }) {
  const { s, texts, telling, words } = useDesk()
  const { entry, piece } = useCard(card)
  const spoken = texts.spoken(card, telling)
  return (
    <div className={css.place}>
      <Piece
        {...piece}
        label={chosen ? words.said(words.chosen, spoken) : spoken}
        selected={chosen}
        className={css.influence}
      >
        <CardFace entry={entry} texts={texts} options={s.options} />
      </Piece>
      {entry.type === 'influence' && entry.starter && <span className={css.hint}>{words.beginners}</span>}
    </div>
  )
}
