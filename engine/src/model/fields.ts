/** The fields of a value of which nothing is known yet: one that was thrown, stored or loaded. A value without any has none. */
export const fieldsOf = (value: unknown): Record<PropertyKey, unknown> => (isObject(value) ? value : {})

/** True for what has fields. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
