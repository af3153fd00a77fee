/** Every card of the box, for previews, log and gallery. */

import type { Language } from '@duskhall/kernel'
import { type CardInfo, type CardProps, Icon, WholeCard, weakest } from '@duskhall/ui'
import { type Box, boxOf, type Face } from '../content/box.ts'
import type { CardEntry, VillainEntry } from '../content/schema.ts'
import { namesIn } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import { Art } from './Art.tsx'
import { StrengthBadge } from './Badges.tsx'
import { CardFace } from './CardFace.tsx'
import css from './cards.module.css'
import { cardLook } from './look.ts'
import { portraitOf } from './portraits.ts'
import { termsOfCard } from './terms.ts'

interface Found {
  readonly entry: CardEntry
  readonly villain: VillainEntry
  readonly fate: boolean
}

function entriesOf({ file }: Box): readonly Found[] {
  return file.villains.flatMap((villain) => [
    ...villain.villainDeck.map((entry) => ({ entry, villain, fate: false })),
    ...villain.fateDeck.map((entry) => ({ entry, villain, fate: true })),
  ])
}

const costOf = (entry: CardEntry) => ('cost' in entry ? (entry.cost ?? 0) : null)
const strengthOf = (entry: CardEntry) => ('strength' in entry ? entry.strength : null)

export function list(content: string, lang: Language): readonly CardInfo[] {
  return entriesOf(boxOf({ content })).map((found) => infoOf(found, content, lang))
}

function infoOf({ entry, villain, fate }: Found, content: string, lang: Language): CardInfo {
  const words = tableWords(lang)
  const names = namesIn(content, lang)
  const text = names.text(entry.id)
  const cost = fate ? null : costOf(entry)
  const strength = strengthOf(entry)
  return {
    id: entry.id,
    name: names.card(entry.id),
    text: text ? [text] : [strength === null ? words.types[entry.type] : words.strength.is(strength)],
    facets: {
      [words.facets.villain]: names.words(villain.name),
      [words.facets.deck]: fate ? words.fate : words.villain,
      [words.facets.type]: words.types[entry.type],
      [words.facets.cost]: cost === null ? words.none : String(cost),
      [words.facets.strength]: strength === null ? words.none : String(strength),
    },
    count: entry.copies,
    terms: termsOfCard(entry, fate),
    provenance: entry.reconstructed ? 'reconstructed' : weakest(entry.provenance),
  }
}

export function Card({ id, size, lang, content }: CardProps) {
  const box = boxOf({ content })
  const found = entriesOf(box).find(({ entry }) => entry.id === id)
  const face = box.faces[box.cardsOf(id)[0] ?? -1]
  if (!found || !face) return null
  return size === 'XL' ? (
    <Xl {...found} face={face} lang={lang} content={content} />
  ) : (
    <Large {...found} face={face} lang={lang} content={content} />
  )
}

interface Sized extends Found {
  readonly face: Face
  readonly lang: Language
  readonly content: string
}

function Large({ entry, fate, face, lang, content }: Sized) {
  const names = namesIn(content, lang)
  const strength = strengthOf(entry)
  return (
    <span className={css.large}>
      <CardFace
        face={face}
        name={names.card(entry.id)}
        text={names.text(entry.id)}
        type={tableWords(lang).types[entry.type]}
        size="shown"
        cost={fate || entry.type === 'condition' ? undefined : (costOf(entry) ?? undefined)}
        strength={strength === null ? undefined : { now: strength, printed: strength }}
      />
    </span>
  )
}

function Xl({ entry, villain, fate, face, lang, content }: Sized) {
  const words = tableWords(lang)
  const names = namesIn(content, lang)
  const strength = strengthOf(entry)
  const cost = fate || entry.type === 'condition' ? null : costOf(entry)
  const text = names.text(entry.id)
  return (
    <WholeCard
      className={`${css.whole} ${cardLook(face)}`}
      art={<Art id={entry.id} whole />}
      corner={
        strength === null ? undefined : (
          <span className={css.corner} role="img" aria-label={words.strength.is(strength)}>
            <StrengthBadge now={strength} printed={strength} />
          </span>
        )
      }
      cost={cost === null ? null : { value: cost, title: words.cost(cost) }}
      name={names.card(entry.id)}
      about={words.types[entry.type]}
      lines={text ? [{ text }] : []}
      facts={[
        { id: 'villain', text: <Owner id={villain.id} name={names.words(villain.name)} /> },
        { id: 'deck', text: fate ? words.fate : words.villain },
        ...(entry.reconstructed ? [{ id: 'provenance', text: words.reconstructed }] : []),
      ]}
    />
  )
}

function Owner({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <>
      <Icon name={portraitOf(id)} /> {name}
    </>
  )
}
