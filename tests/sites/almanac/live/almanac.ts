import { tools } from 'docs-engine/pack'
import * as almanac from '../library/almanac.ts'

/* What live examples can import besides React. */

tools.offer({ almanac })
