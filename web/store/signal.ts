/** Something that is waited for until somebody gives it. */
export function signal(): { readonly given: Promise<void>; give(): void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}
