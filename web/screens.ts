/** The screens that are loaded when they are asked for, or a little before. */
export const loadTableScreen = () => import('./table/TableScreen.tsx')
export const loadRoomScreen = () => import('./rooms/RoomScreen.tsx')
export const loadReplayScreen = () => import('./replay/ReplayScreen.tsx')
export const loadAnalysisScreen = () => import('./analysis/AnalysisScreen.tsx')
export const loadEveningsScreen = () => import('./diary/EveningsScreen.tsx')
export const loadDailyScreen = () => import('./daily/DailyScreen.tsx')
export const loadMedalsScreen = () => import('./medals/MedalsScreen.tsx')
export const loadRecordScreen = () => import('./replay/RecordScreen.tsx')
