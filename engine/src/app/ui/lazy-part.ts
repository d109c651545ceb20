/** A component whose code comes when the reader gets near it, so that a first load is spared. */
export interface LazyPart<Component> {
  /** Undefined until it is loaded. */
  Part?: Component
  load: () => Promise<void>
  /** As `load`, ahead of a press: a failure is silent, because the press will ask again. */
  prepare: () => void
}

/** Makes a lazy part of a function that imports a component. */
export function lazyPart<Component>(importPart: () => Promise<Component>): LazyPart<Component> {
  const lazy: LazyPart<Component> = {
    load: async () => {
      lazy.Part ??= await importPart()
    },
    prepare: () => void lazy.load().catch(() => {}),
  }
  return lazy
}
