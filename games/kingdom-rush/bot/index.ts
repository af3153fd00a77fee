/** What a good player of Kingdom Rush knows. */
export { noKnowledge as knowledge } from '@duskhall/kernel'
