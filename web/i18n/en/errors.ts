/** What goes wrong, in English. */
export const errors = {
  botTrouble: {
    again: '{{name}} lost the thread and is thinking again.',
    simply: '{{name}} cannot think in the background here and plays more simply. The game goes on.',
  },
  errors: {
    boardTitle: 'The board stumbled.',
    boardText: 'The game itself is safe: every move was kept. Lay the table anew, or save a report first.',
    reload: 'Lay the table anew',
    partTitle: 'A part of the hall is missing.',
    partText:
      'It could not be loaded: the connection is down, or the hall was renewed while this page stood open. Your games are kept; nothing is lost by loading the hall anew.',
    loadAnew: 'Load the hall anew',
    storageBlocked:
      'This browser lets nothing be kept (private window or blocked storage). You can play, but closing the tab ends the game.',
    storageFull:
      'The browser has no room left; the last moves are not saved. Remove finished games, or save the record as a file. All is saved as soon as there is room.',
    storageFailed:
      "The browser's storage does not work at the moment; what happened last is not saved yet. Leave this tab open: all is saved as soon as it works again.",
    storageNewer:
      'A newer version of Duskhall has taken over the games of this browser. Reload this page to go on; if this notice stays, close the other tabs of Duskhall and reload again.',
    storageWaiting:
      'Duskhall is open in another tab, in another version. Close the other tab; if this notice stays, reload this page.',
    unknownGame: 'This hall has no table for “{{game}}”.',
    brokenLink: 'The link is cut short or damaged; the record in it cannot be read.',
    noSuchTable:
      'There is no such game in this browser. Perhaps it was removed, or it was played on another device.',
    load: 'A part of the hall could not be loaded: the connection is down, or the hall was renewed meanwhile. Try again.',
    broken: 'The rules stumble over this game; it cannot be opened here.',
    kept: 'It stays in this browser. You can also save its record as a file.',
    bot: '{{name}} could not decide. A simple move was made instead.',
    unexpected: "That did not work. The browser's console says more.",
    seats: 'This game is for {{min}} to {{max}} players, not {{seats}}.',
    'content-unknown':
      'This game was played with another version of its cards and boards, which was not kept with it. It cannot be opened here.',
    'content-wrong':
      'This version of Duskhall cannot use the cards and boards of this game. Technical detail: {{what}}',
    'content-other': 'This record was changed: its cards and boards are not those it was played with.',
    'options-no-object': 'This is not a game record: its options cannot be read.',
    'option-unknown': 'This game has no option “{{option}}”.',
    'option-value': 'The option “{{option}}” cannot be {{given}} at this table.',
    'options-clash': 'These options do not go together; change “{{option}}”.',
    'record-cut': 'This is not a game record: its text is cut short or damaged.',
    'record-foreign': 'This is not a game record: it was not made by Duskhall.',
    'record-large': 'This is too large for a game record.',
    'record-long': 'This record has {{moves}} moves; records of more than {{most}} moves are not opened.',
    'record-field': 'This is not a whole game record: “{{field}}” is missing or wrong.',
    'record-no-move': 'This is not a whole game record: move {{number}} cannot be read.',
    'record-of-other-game': 'This record is of another game.',
    'rules-other':
      'This game was played under version {{theirs}} of its rules; this hall plays version {{ours}}. It cannot be opened here.',
    'record-changed': 'This record was changed: its moves do not lead where it says.',
    'move-illegal': 'This record was changed: the rules do not allow its move {{number}}.',
    'snapshot-of-other-game': 'This saved game is not of the game it is listed under.',
    'snapshot-damaged': 'This saved game is damaged: it is not as it was saved. It cannot be opened.',
    retry: 'Try again',
    toHall: 'To the hall',
  },
} as const
