import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'

interface Book {
  id: string
  title: string
}

const LENT = 'desk/lent'
const RETURNED = 'desk/returned'
const BOOK_PENDING = 'book/pending'
const BOOK_FULFILLED = 'book/fulfilled'
const BOOK_REJECTED = 'book/rejected'

export const lent = (id: string) => ({ type: LENT, payload: id })
export const returned = (id: string) => ({ type: RETURNED, payload: id })
const bookPending = () => ({ type: BOOK_PENDING })
const bookFulfilled = (book: Book) => ({ type: BOOK_FULFILLED, payload: book })
const bookRejected = (message: string) => ({ type: BOOK_REJECTED, payload: message })

export const fetchBook = (id: string) => async (dispatch: Dispatch) => {
  dispatch(bookPending())
  try {
    const response = await fetch(`/api/books/${id}`)
    if (!response.ok) throw new Error(`Status ${response.status}`)
    dispatch(bookFulfilled(await response.json()))
  } catch (error) {
    dispatch(bookRejected(String(error)))
  }
}

const initialDesk = { onLoan: [] as string[], open: { today: 0 } }

export function deskReducer(state = initialDesk, action: UnknownAction) {
  switch (action.type) {
    case LENT:
      return {
        ...state,
        onLoan: [...state.onLoan, action.payload as string],
        open: { ...state.open, today: state.open.today + 1 },
      }
    case RETURNED:
      return { ...state, onLoan: state.onLoan.filter((id) => id !== action.payload) }
    default:
      return state
  }
}

interface BookState {
  isLoading: boolean
  error: string | null
  book: Book | null
}

const initialBook: BookState = { isLoading: false, error: null, book: null }

export function bookReducer(state = initialBook, action: UnknownAction): BookState {
  switch (action.type) {
    case BOOK_PENDING:
      return { ...state, isLoading: true, error: null }
    case BOOK_FULFILLED:
      return { ...state, isLoading: false, book: action.payload as Book }
    case BOOK_REJECTED:
      return { ...state, isLoading: false, error: action.payload as string }
    default:
      return state
  }
}
