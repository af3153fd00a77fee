/** The words of medals, in English. */
export const medals = {
  medals: {
    title: 'Medals',
    how: 'A medal is won in a game of your own that is played to its end without a hint, won or lost unless it says otherwise. None is secret.',
    count: '{{count}} of {{of}}',
    wonOn: 'Won on {{day}}',
    toCome: 'Still to come',
  },
} as const
