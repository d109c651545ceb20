import { expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { analyticsFromEnvironment } from './analytics-from-environment.ts'

const ALL = {
  DOCS_ANALYTICS_PROVIDER: 'plausible',
  DOCS_ANALYTICS_ENDPOINT: 'https://stats.example.org/api/event',
  DOCS_ANALYTICS_SITE_ID: 'docs.example.org',
}

test('an environment that says nothing leaves the settings alone', () => {
  expect(analyticsFromEnvironment({ PATH: '/bin', DOCS_ANALYTICS_PROVIDER: '' })).toBeNull()
})

test('three variables are the three settings', () => {
  expect(analyticsFromEnvironment(ALL)).toEqual({
    provider: 'plausible',
    endpoint: 'https://stats.example.org/api/event',
    siteId: 'docs.example.org',
  })
})

test('half of them is a mistake that names the rest', () => {
  const read = () => analyticsFromEnvironment({ DOCS_ANALYTICS_ENDPOINT: ALL.DOCS_ANALYTICS_ENDPOINT })
  expect(read).toThrow(BuildError)
  expect(read).toThrow('DOCS_ANALYTICS_PROVIDER and DOCS_ANALYTICS_SITE_ID are missing')
})
