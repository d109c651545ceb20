/** `Nov 16, 2022`: the day in UTC, as the language spells it and not `Intl`, so that server and every reader agree. */
export function formatDate(iso: string): string {
  const [, day, month, year] = new Date(iso).toUTCString().split(' ') // Wed, 16 Nov 2022 12:00:00 GMT
  return `${month} ${Number(day)}, ${year}`
}
