import { lookAtEveryScreen } from '../support/screens/every-screen.ts'

await lookAtEveryScreen('english')
