/** The light of a gas lamp in the fog, to fill a circle with. */
export function LampLight(props: {
  readonly id: string
  readonly colour: string
  readonly strength: number
}) {
  const { id, colour, strength } = props
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity={strength} />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  )
}
