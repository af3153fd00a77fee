/** What goes wrong, in French. */
export const errors = {
  botTrouble: {
    again: '{{name}} a perdu le fil et réfléchit de nouveau.',
    simply:
      "{{name}} ne peut pas réfléchir à l'arrière-plan ici et joue plus simplement. La partie continue.",
  },
  errors: {
    boardTitle: 'Le plateau a trébuché.',
    boardText:
      "La partie est sauve : chaque coup a été gardé. Remettez la table, ou enregistrez d'abord un rapport.",
    reload: 'Remettre la table',
    partTitle: 'Il manque un morceau du hall.',
    partText:
      "Il n'a pas pu être chargé : la connexion est coupée, ou le hall a été renouvelé pendant que cette page était ouverte. Vos parties sont gardées ; recharger le hall ne fait rien perdre.",
    loadAnew: 'Recharger le hall',
    storageBlocked:
      "Ce navigateur ne laisse rien garder (fenêtre privée ou stockage bloqué). Vous pouvez jouer, mais fermer l'onglet finit la partie.",
    storageFull:
      "Le navigateur n'a plus de place ; les derniers coups ne sont pas gardés. Supprimez des parties finies, ou enregistrez la partie dans un fichier. Tout sera gardé dès qu'il y aura de la place.",
    storageFailed:
      "Le stockage du navigateur ne fonctionne pas en ce moment ; ce qui vient de se passer n'est pas encore gardé. Laissez cet onglet ouvert : tout sera gardé dès qu'il fonctionnera de nouveau.",
    storageNewer:
      'Une version plus récente de Duskhall a repris les parties de ce navigateur. Rechargez cette page pour continuer ; si cet avis reste, fermez les autres onglets de Duskhall et rechargez encore.',
    storageWaiting:
      "Duskhall est ouvert dans un autre onglet, dans une autre version. Fermez l'autre onglet ; si cet avis reste, rechargez cette page.",
    unknownGame: "Ce hall n'a pas de table pour « {{game}} ».",
    brokenLink: "Le lien est coupé ou abîmé ; la partie qu'il contient est illisible.",
    noSuchTable:
      "Cette partie n'est pas dans ce navigateur. Elle a peut-être été supprimée, ou jouée sur un autre appareil.",
    load: "Un morceau du hall n'a pas pu être chargé : la connexion est coupée, ou le hall a été renouvelé entre-temps. Réessayez.",
    broken: 'Les règles trébuchent sur cette partie ; elle ne peut pas être ouverte ici.',
    kept: "Elle reste dans ce navigateur. Vous pouvez aussi l'enregistrer dans un fichier.",
    bot: "{{name}} n'a pas su décider. Un coup simple a été joué à la place.",
    unexpected: "Cela n'a pas fonctionné. La console du navigateur en dit plus.",
    seats: 'Ce jeu se joue de {{min}} à {{max}}, pas à {{seats}}.',
    'content-unknown':
      "Cette partie a été jouée avec une autre version de ses cartes et plateaux, qui n'a pas été gardée avec elle. Elle ne peut pas être ouverte ici.",
    'content-wrong':
      'Cette version de Duskhall ne peut pas utiliser les cartes et plateaux de cette partie. Détail technique, en anglais : {{what}}',
    'content-other':
      'Cette partie enregistrée a été modifiée : ses cartes et plateaux ne sont pas ceux avec lesquels elle a été jouée.',
    'options-no-object': "Ce n'est pas une partie enregistrée : ses options sont illisibles.",
    'option-unknown': "Ce jeu n'a pas d'option « {{option}} ».",
    'option-value': "L'option « {{option}} » ne peut pas valoir {{given}} à cette table.",
    'options-clash': 'Ces options ne vont pas ensemble ; changez « {{option}} ».',
    'record-cut': "Ce n'est pas une partie enregistrée : son texte est coupé ou abîmé.",
    'record-foreign': "Ce n'est pas une partie enregistrée : ce texte ne vient pas de Duskhall.",
    'record-large': "C'est trop grand pour une partie enregistrée.",
    'record-long':
      "Cette partie enregistrée a {{moves}} coups ; au-delà de {{most}} coups, elle n'est pas ouverte.",
    'record-field': "Cette partie enregistrée n'est pas entière : « {{field}} » manque ou ne convient pas.",
    'record-no-move': "Cette partie enregistrée n'est pas entière : le coup {{number}} est illisible.",
    'record-of-other-game': "Cette partie enregistrée est d'un autre jeu.",
    'rules-other':
      'Cette partie a été jouée avec la version {{theirs}} de ses règles ; ce hall joue la version {{ours}}. Elle ne peut pas être ouverte ici.',
    'record-changed': 'Cette partie enregistrée a été modifiée : ses coups ne mènent pas où elle le dit.',
    'move-illegal':
      'Cette partie enregistrée a été modifiée : les règles ne permettent pas son coup {{number}}.',
    'snapshot-of-other-game': "Cette partie gardée n'est pas du jeu sous lequel elle est rangée.",
    'snapshot-damaged':
      "Cette partie gardée est abîmée : elle n'est plus telle qu'elle a été gardée. Elle ne peut pas être ouverte.",
    retry: 'Réessayer',
    toHall: 'Vers le hall',
  },
} as const
