/** The year that the footer shows. `SOURCE_DATE_EPOCH` lets a later build give the same bytes. */
export function buildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return (epoch ? new Date(Number(epoch) * 1000) : new Date()).getUTCFullYear()
}
