/** Beside the hand: who you are, your crowns and purse on the left; your piles and passing on the right. */
import { Counter, Icon, isSmall, Piece, PileButton, PlayerShape, type SeatInfo } from '@duskhall/ui'
import { boxOf, layoutOf } from '../content/box.ts'
import { campState } from '../state.ts'
import { liesInDiscard } from './answers.ts'
import { Coin } from './Coin.tsx'
import css from './Mine.module.css'
import { PurseNews } from './Night.tsx'
import { Crowns } from './Players.tsx'
import { pileOf } from './piles.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Me() {
  const { s, after, seats, chair, camp, texts, words, telling } = useDesk()
  const { gold, magicGold, tokens } = campState(s, camp)
  const then = campState(after, camp)
  const info = seats[chair] as SeatInfo
  const team = (layoutOf(s).members[camp] ?? []).length > 1
  const first = s.first === camp && (layoutOf(s).members[camp]?.[0] === chair || !team)
  const passed = ((s.passed >> chair) & 1) === 1
  return (
    <div className={css.me}>
      <div className={css.who} data-piece={id.seat(chair)}>
        <PlayerShape seat={info} className={css.shape} />
        <span className={css.name}>
          <b>
            {info.name}
            {first && (
              <Icon name="flying-flag" className={css.first} label={texts.glossary.tokens.firstPlayer.name} />
            )}
          </b>
          <em className={passed || team ? undefined : css.goal}>
            {passed
              ? texts.board.passed
              : team
                ? texts.camp(camp, telling)
                : words.firstTo(boxOf(s).tokensToWin)}
          </em>
        </span>
        <Crowns camp={camp} count={tokens} of={words.you} />
      </div>
      <div className={css.purse}>
        <span
          className={css.gold}
          data-zone={id.purse(camp)}
          role="img"
          aria-label={words.said(words.you, texts.board.gold(gold))}
          title={texts.glossary.tokens.gold.help}
        >
          <Coin size={24} purse={id.purse(camp)} />
          <b>
            <Counter value={gold} preview={then.gold} />
          </b>
          {then.gold === gold && <em>{words.goldLabel}</em>}
          <PurseNews camp={camp} />
        </span>
        <span
          className={`${css.gold} ${css.magic}`}
          data-zone={id.magic(camp)}
          role="img"
          aria-label={words.said(words.you, texts.board.magicGold(magicGold))}
          title={texts.glossary.tokens.magicGold.help}
        >
          <Coin magic size={24} purse={id.magic(camp)} />
          <b>
            <Counter value={magicGold} preview={then.magicGold} />
          </b>
          {then.magicGold === magicGold && <em>{words.magic}</em>}
          <PurseNews camp={camp} magic />
        </span>
      </div>
    </div>
  )
}

export function MyPiles() {
  const desk = useDesk()
  const { s, answers, answering, camp, words, arrangement } = desk
  const pass = answering('pass')
  const small = isSmall(arrangement)
  const brief = arrangement !== 'wide'
  const names = (['bag', 'discard', 'banished'] as const).filter(
    (name) => name !== 'banished' || !small || campState(s, camp).banished.length > 0,
  )
  return (
    <div className={css.piles}>
      {names.map((name) => (
        <PileButton
          key={name}
          {...pileOf(desk, camp, name, words.yourPile[name])}
          caption={words.captions[name]}
          calls={name === 'discard' && liesInDiscard(answers)}
          look="box"
        />
      ))}
      <Piece {...pass} label={words.pass} className={`${css.pass} ${pass.move ? '' : css.idle}`}>
        {brief ? words.passShort : words.pass}
      </Piece>
    </div>
  )
}
