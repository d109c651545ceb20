interface Connection {
  effectiveType?: string
  saveData?: boolean
}

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    connection?: Connection
  }
}

/** Whether this reader's connection is slow or metered: then only what is asked for is fetched. */
export function isConstrained(): boolean {
  const { effectiveType, saveData } = navigator.connection ?? {}
  return Boolean(saveData || effectiveType?.includes('2g'))
}
