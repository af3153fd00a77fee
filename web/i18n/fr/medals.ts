/** Les mots des médailles, en français. */
export const medals = {
  medals: {
    title: 'Médailles',
    how: "Une médaille se gagne dans l'une de vos parties, jouée jusqu'au bout sans conseil, gagnée ou perdue sauf indication contraire. Aucune n'est secrète.",
    count: '{{count}} sur {{of}}',
    wonOn: 'Gagnée le {{day}}',
    toCome: 'À gagner',
  },
} as const
