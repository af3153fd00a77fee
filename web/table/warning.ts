/** The end of a turn is warned of once: whoever was told what is left, and looked again, has decided. */
export interface Warning {
  /** The doubt that is still to be asked about; null where it was told before. */
  about(doubt: string | null, endsTurn: boolean): string | null
  /** An answer was given: what is doubted next is doubted anew, in the same words too. */
  settled(): void
}

export function warning(): Warning {
  let told: string | null = null
  return {
    about(doubt, endsTurn) {
      if (endsTurn && doubt !== null && doubt === told) return null
      told = endsTurn ? doubt : null
      return doubt
    },
    settled() {
      told = null
    },
  }
}
