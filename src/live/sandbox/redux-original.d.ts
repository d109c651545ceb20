/** The package itself: its name leads to `redux.ts`. */
declare module 'redux-original' {
  export * from 'redux'
}
