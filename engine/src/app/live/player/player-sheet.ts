import { adoptStyles } from '../adopt-styles.ts'
import head from '../HeadDot.css?inline'
import laneSlider from './LaneSlider.css?inline'
import partTabs from './PartTabs.css?inline'
import playedCode from './PlayedCode.css?inline'
import player from './Player.css?inline'
import playerParts from './PlayerParts.css?inline'
import result from './Result.css?inline'
import stepLog from './StepLog.css?inline'
import timeBar from './TimeBar.css?inline'

/** What a player is drawn with, as one sheet: each would be compressed between scripts, and would have the page styled anew. */
adoptStyles(partTabs + playedCode + playerParts + result + stepLog + head + laneSlider + timeBar + player)
