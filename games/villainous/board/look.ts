/** Which look of looks.module.css a thing has. */
import type { Face } from '../content/box.ts'
import looks from './looks.module.css'

export function cardLook({ type, fate }: Pick<Face, 'type' | 'fate'>): string {
  const look = looks[type] ?? ''
  return fate && (type === 'item' || type === 'effect') ? `${look} ${looks.fate}` : look
}

export function villainLook(id: string): string {
  return looks[id] ?? looks.stranger ?? ''
}

export function placeLook(at: number): string {
  return looks[`place${at}`] ?? ''
}
