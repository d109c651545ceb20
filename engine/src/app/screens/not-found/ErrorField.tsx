import type { Ref } from 'react'

interface ErrorFieldProps {
  code: string
  onChange: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Where the number of an error is typed; takes digits only. */
export function ErrorField({ code, onChange, ref }: ErrorFieldProps) {
  return (
    <label className="error-number">
      Error #
      <input
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={code}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </label>
  )
}
