/** How what stands outside the frame of the table leads to its log. */
import { createContext, useContext } from 'react'

const OpenLog = createContext<() => void>(() => {})

export const OpenLogProvider = OpenLog.Provider
export const useOpenLog = (): (() => void) => useContext(OpenLog)
