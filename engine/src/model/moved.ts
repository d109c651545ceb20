/*
 * Where things went that have left their address. Links all over the web point at it, so it keeps leading somewhere. Told by the
 * file that the setting `moved` names; fetched by browsers that ask for something that is not there, and by no others.
 */

/** Where a thing lives now, and what to say about it before anybody goes there. */
export interface MovedPlace {
  /** Route and, for a place in a page, its id: `/api/createThing#names`. */
  to: string
  /** Of the section, or of the page. */
  title: string
  /** What the title stands below: groups of the sidebar, and for a section its page. */
  trail: string[]
  /** What it says first; empty when it says nothing. */
  sentence: string
}

/** Everything that has moved. */
export interface MovedTable {
  /** By routes that no page has, in lower case. */
  addresses: Record<string, MovedPlace>
  /** By page, then by an id that it no longer has: where that leads, as a route with or without an id. */
  ids: Record<string, Record<string, string>>
}

/** A line of the file, as the owner wrote it: what was asked for, and where it leads now. */
export interface MovedRow {
  from: Address
  to: Address
  file: string
  line: number
}

/** A place in a site. */
export interface Address {
  route: string
  /** Null: the page itself. */
  id: string | null
}

/** An address as it is written. */
export const printAddress = ({ route, id }: Address): string => (id === null ? route : `${route}#${id}`)
