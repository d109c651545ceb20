import * as toolkit from '@reduxjs/toolkit'
import * as toolkitReact from '@reduxjs/toolkit/react'
import { tools } from 'docs-engine/pack'
import * as reactRedux from 'react-redux'

/* The first pack, which every example gets. Stores are followed by what stands in for `redux` (`redux.ts`). */

tools.offer({
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/react': toolkitReact,
})
