/** The key that does the same, printed on a button: for the eye. */
import { useSettings } from '../settings/settings.ts'

export function KeyHint({ of }: { readonly of: string }) {
  const { shortcuts } = useSettings()
  // A letter that does nothing says nothing.
  if (!shortcuts && /^[A-Z]$/.test(of)) return null
  return (
    <span aria-hidden="true">
      <kbd>{of}</kbd>
    </span>
  )
}
