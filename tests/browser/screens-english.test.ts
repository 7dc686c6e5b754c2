import { lookAtEveryScreen } from '../support/every-screen.ts'

await lookAtEveryScreen('english')
