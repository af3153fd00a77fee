/** Below the table: your Overlord with its ability, the Relic Zone, your piles and the end of the turn. */
import { Breakable, Counter, Icon, isSmall, Piece, PileButton, Print, Zone } from '@duskhall/ui'
import { boxOf, overlordOf } from '../content/box.ts'
import { isRelicUsed } from '../rules/marks.ts'
import { type Card, playerOf, RELIC_ZONE } from '../state.ts'
import { armorLeft } from '../text/facts.ts'
import { Art, FactionMark } from './Art.tsx'
import { Chip } from './Chip.tsx'
import { Health } from './Health.tsx'
import looks from './looks.module.css'
import css from './Mine.module.css'
import { Armor, Overlord, OverlordName } from './Overlord.tsx'
import { discardPile, drawPile } from './piles.ts'
import { Mini } from './Rival.tsx'
import { useCard, useDesk } from './seat.tsx'
import { factionOfSeat, id, type Look } from './seen.ts'

export function Me() {
  const { s, chair, texts, telling, answering, arrangement, isIdle } = useDesk()
  const overlord = overlordOf(s, chair)
  const faction = factionOfSeat(s, chair) as Look
  const entry = boxOf(s).file.overlords.find(({ id: name }) => name === overlord.id)
  const abilities = entry ? texts.overlordAbilities(entry, s.options) : []
  const used = s.active === chair && playerOf(s, chair).overlordUsed > 0
  const phone = isSmall(arrangement)
  const own = id.overlord(chair)
  const acts = s.active === chair ? answering(own, 'overlord') : { id: own, move: null }
  const answer = {
    ...acts,
    idle: isIdle(acts.move),
    label: texts.overlord(chair, telling),
  }
  return (
    <div className={css.me}>
      <Overlord
        seat={chair}
        {...(phone ? answer : { id: `portrait-${chair}`, label: texts.name(overlord.id) })}
        className={css.portrait}
      />
      <div className={css.name}>
        <OverlordName seat={chair} />
        {armorLeft(s, chair) > 0 && <Armor seat={chair} className={css.armor} />}
      </div>
      <Health seat={chair} />
      {!phone && (
        <Piece {...answer} className={`${css.ability} ${looks[faction]}`} inactive={used}>
          {used ? <Icon name="check-mark" className={css.done} /> : <FactionMark look={faction} />}
          <span className={css.words}>
            {abilities.map(({ short }) => (
              <Print key={short} text={short} />
            ))}
          </span>
        </Piece>
      )}
    </div>
  )
}

export function Relics() {
  const { s, chair, words } = useDesk()
  const { relics, area } = playerOf(s, chair)
  return (
    <div className={css.relics}>
      <span className={css.label}>{words.relics}</span>
      <Zone id={id.relics(chair)} label={words.relics} className={css.zone}>
        {relics.map((card) => (
          <Relic key={card} card={card} />
        ))}
        {Array.from({ length: RELIC_ZONE - relics.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
          <span key={at} className={css.free}>
            {words.free}
          </span>
        ))}
      </Zone>
      {s.active !== chair && area.length > 0 && (
        <Zone id={id.area(chair)} label={words.haunted} className={css.standing}>
          <span className={css.label}>{words.haunted}</span>
          {area.map((card) => (
            <Mini key={card} card={card} />
          ))}
        </Zone>
      )}
    </div>
  )
}

function Relic({ card }: { readonly card: Card }) {
  const { s, chair, texts, words, isIdle } = useDesk()
  const { entry, piece } = useCard(card)
  const used = s.active === chair && isRelicUsed(s, card)
  const acts = entry.type === 'relic' && entry.action !== null
  return (
    <Piece {...piece} idle={isIdle(piece.move)} className={css.relic}>
      <span
        className={`${css.face} ${looks.relic}`}
        data-used={used ? '' : undefined}
        data-acts={acts ? '' : undefined}
      >
        <span className={css.art}>
          <Art id={entry.id} />
          {entry.armor && <Chip sort="armor" count={entry.armor} />}
        </span>
        <span className={css.title}>
          <Breakable text={texts.name(entry.id)} />
        </span>
        {acts && <Print text={used ? words.used : words.ready} className={css.state} />}
      </span>
    </Piece>
  )
}

export function Ends() {
  const { s, after, view, chair, answers, answering, texts, words, live, arrangement } = useDesk()
  const small = isSmall(arrangement)
  const player = playerOf(s, chair)
  const then = playerOf(after, chair)
  const pile = { counted: words.cards, look: small ? 'line' : 'stack' } as const
  const pass = answering(id.pass)
  const spare = player.hand.length - 1
  return (
    <div className={css.ends}>
      <div className={css.piles}>
        <PileButton
          pile={drawPile(view, chair, words.yourPile.draw, words)}
          icon="stack"
          count={player.draw.length}
          preview={then.draw.length}
          caption={words.pile.draw}
          {...pile}
        />
        <PileButton
          pile={discardPile(view, chair, words.yourPile.discard)}
          icon="card-discard"
          count={player.discard.length}
          preview={then.discard.length}
          caption={words.pile.discard}
          {...pile}
          calls={live && answers.inDiscard}
        />
        <span
          className={css.unite}
          data-none={player.unite + then.unite === 0 ? '' : undefined}
          data-zone={id.unite(chair)}
          role="img"
          aria-label={words.said(words.you, words.unite(player.unite))}
          title={texts.glossary.tokens.unite.help}
        >
          <span>
            <Icon name="three-friends" />
          </span>
          <b className={looks.light}>
            <Counter value={player.unite} preview={then.unite} />
          </b>
          <em>{words.pile.unite}</em>
        </span>
      </div>
      <Piece {...pass} label={words.pass} className={`${css.pass} ${pass.move ? '' : css.idle}`}>
        {words.pass}
      </Piece>
      <span className={css.note}>
        {live && pass.refusal && spare > 0
          ? words.tooMany(spare)
          : live && pass.move && spare === 0
            ? words.keepOne
            : ''}
      </span>
    </div>
  )
}
