import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

interface Book {
  id: string
  title: string
}

export const desk = createSlice({
  name: 'desk',
  initialState: { onLoan: [] as string[], open: { today: 0 } },
  reducers: {
    lent(state, action: PayloadAction<string>) {
      state.onLoan.push(action.payload)
      state.open.today += 1
    },
    returned(state, action: PayloadAction<string>) {
      state.onLoan = state.onLoan.filter((id) => id !== action.payload)
    },
  },
})

export const library = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    book: build.query<Book, string>({ query: (id) => `books/${id}` }),
  }),
})
