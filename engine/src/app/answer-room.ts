/**
 * Inlined in the head of the not-found page: one file answers for every path, so only the browser knows whether there will be an
 * answer. It says so before the first paint, and the page keeps room for what its script brings.
 */
import { askedRoute, errorCodeOf } from '#model/old-address.ts'

const root = document.documentElement
const { baseUrl, addresses, hasErrors } = JSON.parse(root.dataset.answers ?? '{}')
const route = askedRoute(location.pathname, baseUrl)?.toLowerCase()
if (addresses.includes(route) || (hasErrors && errorCodeOf(location, baseUrl))) root.dataset.answer = ''
