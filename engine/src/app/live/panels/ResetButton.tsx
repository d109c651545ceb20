import { Icon } from '../../ui/Icon.tsx'

/** Starts the example again from its first state; the code stays as it is. */
export function ResetButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="button" data-tone="quiet" data-size="small" onClick={onPress}>
      <Icon name="retry" />
      Reset
    </button>
  )
}
