import { seededRandom } from './seeded-random.ts'
import type { Book, FeedEvent, Loan, Member, Shelf } from './types.ts'

/** Title, author, year; the letter is the shelf. */
const BOOKS = `
f|Emma|Jane Austen|1815
s|Cosmos|Carl Sagan|1980
f|Dune|Frank Herbert|1965
h|The Guns of August|Barbara W. Tuchman|1962
f|Persuasion|Jane Austen|1817
s|On the Origin of Species|Charles Darwin|1859
h|SPQR|Mary Beard|2015
f|Middlemarch|George Eliot|1871
s|Silent Spring|Rachel Carson|1962
h|The Histories|Herodotus|1890
f|Moby-Dick|Herman Melville|1851
s|The Selfish Gene|Richard Dawkins|1976
h|A Distant Mirror|Barbara W. Tuchman|1978
f|The Left Hand of Darkness|Ursula K. Le Guin|1969
s|A Brief History of Time|Stephen Hawking|1988
h|The Silk Roads|Peter Frankopan|2015
f|Beloved|Toni Morrison|1987
s|The Double Helix|James D. Watson|1968
h|Longitude|Dava Sobel|1995
f|The Trial|Franz Kafka|1925
s|Chaos|James Gleick|1987
h|The Making of the Atomic Bomb|Richard Rhodes|1986
f|Jane Eyre|Charlotte Brontë|1847
s|The Sea Around Us|Rachel Carson|1951
h|King Leopold's Ghost|Adam Hochschild|1998
f|Invisible Cities|Italo Calvino|1972
s|Longing for the Stars|Ida Harrow|2004
h|The Mediterranean|Fernand Braudel|1949
f|The Dispossessed|Ursula K. Le Guin|1974
s|The Elegant Universe|Brian Greene|1999
h|1491|Charles C. Mann|2005
f|Frankenstein|Mary Shelley|1818
s|Gödel, Escher, Bach|Douglas Hofstadter|1979
h|The Cheese and the Worms|Carlo Ginzburg|1976
f|Kindred|Octavia E. Butler|1979
s|The Emperor of All Maladies|Siddhartha Mukherjee|2010
h|Montaillou|Emmanuel Le Roy Ladurie|1975
f|To the Lighthouse|Virginia Woolf|1927
s|Wonderful Life|Stephen Jay Gould|1989
h|The Wager|David Grann|2023
f|Things Fall Apart|Chinua Achebe|1958
s|The Periodic Table|Primo Levi|1975
h|Stasiland|Anna Funder|2003
f|One Hundred Years of Solitude|Gabriel García Márquez|1967
s|Entangled Life|Merlin Sheldrake|2020
h|The Warmth of Other Suns|Isabel Wilkerson|2010
f|The Master and Margarita|Mikhail Bulgakov|1967
s|The Code Book|Simon Singh|1999
h|Iron Kingdom|Christopher Clark|2006
f|Wide Sargasso Sea|Jean Rhys|1966
s|Lab Girl|Hope Jahren|2016
h|The Harbour Towns|Edda Lindqvist|1994
f|Solaris|Stanisław Lem|1961
s|Ever Since Darwin|Stephen Jay Gould|1977
h|Citizens|Simon Schama|1989
f|Pachinko|Min Jin Lee|2017
s|The Map of Tides|Noor Aydin|2011
h|Vermeer's Hat|Timothy Brook|2007
h|The Lost City of Z|David Grann|2009
s|Surely You're Joking|Richard Feynman|1985`

const MEMBERS = [
  'Ada Okafor',
  'Ben Castillo',
  'Chiara Rossi',
  'Dmitri Volkov',
  'Elif Demir',
  'Farid Haddad',
  'Grace Kim',
  'Hugo Lindgren',
  'Ines Carvalho',
  'Jonas Weber',
  'Kaia Nielsen',
  'Leo Tanaka',
]

const SHELVES: Record<string, Shelf> = { f: 'fiction', s: 'science', h: 'history' }
const FEED_EVENTS = 400
const MINUTE = 60_000

/** The library's clock when it opens: every time in it is counted from here. */
export const OPENING = Date.UTC(2026, 0, 5, 9)

/** All that the library starts with. */
export interface LibraryData {
  books: Book[]
  members: Member[]
  loans: Loan[]
  /** Newest first. */
  feed: FeedEvent[]
}

/** `bk-014` */
export const idOf = (prefix: string, number: number, width = 3) => `${prefix}-${String(number).padStart(width, '0')}`

const timeAt = (milliseconds: number) => new Date(milliseconds).toISOString()

/** The same 60 books, 12 members, their loans and 400 events, whenever it is called. */
export function seedLibrary(): LibraryData {
  const random = seededRandom(2014)
  const pick = (count: number) => Math.floor(random() * count)
  const pickOf = <Item>(list: readonly Item[]) => list[pick(list.length)] as Item
  const books = BOOKS.trim()
    .split('\n')
    .map((line, index): Book => {
      const [letter = '', title = '', author = '', year] = line.split('|')
      const shelf = SHELVES[letter] as Shelf
      return {
        id: idOf('bk', index + 1),
        title,
        author,
        shelf,
        year: Number(year),
        copies: 1 + pick(5),
        onLoan: 0,
        version: 1,
      }
    })
  const members = MEMBERS.map((name, index): Member => {
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@harbour.example`
    return { id: idOf('mb', index + 1, 2), name, email, joined: timeAt(OPENING - (index + 1) * 40 * 24 * 60 * MINUTE) }
  })
  const loans = members.flatMap((member, index) => {
    return Array.from({ length: index % 3 }, (_, turn): Loan => {
      const book = books[(index * 5 + turn * 7) % books.length] as Book
      book.onLoan = Math.min(book.copies, book.onLoan + 1)
      const lentAt = OPENING - (1 + pick(13)) * 24 * 60 * MINUTE
      return {
        id: idOf('ln', index * 2 + turn + 1),
        bookId: book.id,
        memberId: member.id,
        lentAt: timeAt(lentAt),
        dueAt: timeAt(lentAt + LOAN_PERIOD),
      }
    })
  })
  const feed = Array.from({ length: FEED_EVENTS }, (_, index): FeedEvent => {
    const book = pickOf(books)
    const member = pickOf(members)
    const [type, text] = pickOf(EVENTS)
    return {
      id: idOf('ev', FEED_EVENTS - index),
      at: timeAt(OPENING - index * 7 * MINUTE),
      type,
      text: text(book, member),
    }
  })
  return { books, members, loans, feed }
}

/** Three weeks. */
export const LOAN_PERIOD = 21 * 24 * 60 * MINUTE

const EVENTS = [
  ['loan.created', (book: Book, member: Member) => `${member.name} borrowed ${book.title}`],
  ['loan.returned', (book: Book, member: Member) => `${member.name} returned ${book.title}`],
  ['book.added', (book: Book) => `A copy of ${book.title} arrived`],
  ['member.joined', (_book: Book, member: Member) => `${member.name} renewed a card`],
] as const
