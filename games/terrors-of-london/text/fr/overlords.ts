/** French: the Overlords. */
import type { overlords as english } from '../en/overlords.ts'

export const overlords: typeof english = {
  methuselah: {
    name: 'Mathusalem',
    title: 'Chancelier de la mort',
    ability: 'Prix du sang',
    flavour: 'Plus vieux que la Tour, il se souvient de qui en creusa les fondations',
  },
  fenris: {
    name: 'Fenris',
    title: 'Seigneur de la meute',
    ability: 'Chef de meute',
    flavour: 'La laisse était un cadeau ; la main qui la tenait aussi',
  },
  lilith: {
    name: 'Lilith',
    title: 'Championne implacable',
    ability: 'Appel de la Longue Aube',
    flavour: 'Chasse la nuit pour que Londres revoie le matin',
  },
  azazael: {
    name: 'Azazael',
    title: 'Maître du mal',
    ability: 'Patience immortelle',
    flavour: "Jamais pressé : toutes les horloges de Londres finissent par l'attendre",
  },
}
