/** A kept table with all that happened at it, for screens that only look at it. */
import { useEffect, useState } from 'react'
import { type OpenTable, openTable } from './hall.ts'

export function useOpenTable(id: string): { readonly open: OpenTable | null; readonly problem: unknown } {
  const [open, setOpen] = useState<OpenTable | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    openTable(id).then(setOpen, setProblem)
  }, [id])
  return { open, problem }
}
