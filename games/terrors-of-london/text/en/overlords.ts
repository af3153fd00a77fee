/** English: the Overlords. */
export const overlords = {
  methuselah: {
    name: 'Methuselah',
    title: 'Chancellor of Death',
    ability: 'Blood Price',
    flavour: 'Older than the Tower, and remembers who dug its foundations',
  },
  fenris: {
    name: 'Fenris',
    title: 'Lord of the Pack',
    ability: 'Leader of the Pack',
    flavour: 'The leash was a gift; so was the hand that held it',
  },
  lilith: {
    name: 'Lilith',
    title: 'Relentless Champion',
    ability: 'Call of the Long Sunrise',
    flavour: 'Hunts by night so that London may see the morning',
  },
  azazael: {
    name: 'Azazael',
    title: 'Master of Evil',
    ability: 'Undying Patience',
    flavour: 'Never hurries: in the end every clock in London waits for him',
  },
}
