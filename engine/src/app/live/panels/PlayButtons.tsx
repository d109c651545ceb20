import type { ComponentProps } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { PlayIcon } from '../PlayIcon.tsx'
import styles from './PlayButtons.css?inline'

adoptStyles(styles)

interface PlayButtonsProps {
  at: number
  last: number
  isPlaying: boolean
  onGo: (to: number) => void
  onPlay: () => void
}

/** Steps through the actions of a run, or plays them back. */
export function PlayButtons({ at, last, isPlaying, onGo, onPlay }: PlayButtonsProps) {
  return (
    <div className="live-play">
      <PlayButton label="To the start" icon="first" isOff={at === 0} onPress={() => onGo(0)} />
      <PlayButton label="One action back" icon="back" isOff={at === 0} onPress={() => onGo(at - 1)} />
      <PlayButton label="One action on" icon="on" isOff={at === last} onPress={() => onGo(at + 1)} />
      <PlayButton
        label={isPlaying ? 'Pause' : 'Play'}
        icon={isPlaying ? 'pause' : 'play'}
        isOff={last === 0}
        onPress={onPlay}
      />
    </div>
  )
}

/** One that has nothing to do stays in reach of keys, or the focus would be lost at the ends. */
function PlayButton(props: {
  label: string
  icon: ComponentProps<typeof PlayIcon>['name']
  isOff: boolean
  onPress: () => void
}) {
  const { label, icon, isOff, onPress } = props
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <PlayIcon name={icon} />
    </button>
  )
}
