/** A setting of a few words, chosen wherever it matters: in the settings, beside the bots, after a Night. */
import { useWords } from '../i18n/index.ts'
import { Segmented } from '../shell/Segmented.tsx'
import { change, INTERLUDES, PACES, useSettings } from './settings.ts'

export interface SettingSwitchProps {
  readonly label: string
  /** Whether the label is shown, not only spoken. */
  readonly labelled?: boolean
}

interface PaceSwitchProps extends SettingSwitchProps {
  /** Where there is no room for all of them. */
  readonly values?: readonly (typeof PACES)[number][]
}

export function PaceSwitch({ values = PACES, ...props }: PaceSwitchProps) {
  const { t } = useWords()
  const { pace } = useSettings()
  const name = (value: typeof pace) => t(`pace.${value}`)
  return (
    <Segmented {...props} values={values} value={pace} name={name} onChange={(to) => change({ pace: to })} />
  )
}

export function InterludesSwitch(props: SettingSwitchProps) {
  const { t } = useWords()
  const { interludes } = useSettings()
  const name = (value: typeof interludes) => t(`interludes.${value}`)
  const onChange = (value: typeof interludes) => change({ interludes: value })
  return <Segmented {...props} values={INTERLUDES} value={interludes} name={name} onChange={onChange} />
}
