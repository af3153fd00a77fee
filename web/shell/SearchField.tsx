/** Where words are typed to find something. */
export function SearchField(props: {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}) {
  return (
    <input
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      value={props.value}
      onChange={(e) => props.onChange(e.target.value)}
    />
  )
}
