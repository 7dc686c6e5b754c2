/**
 * `npm run build`: builds the client with its worker, then what renders first views of it on the server, then the server
 * and the operator's commands, and finishes them (`finish-build.ts`). All run in one process: the first two are built
 * from the same sources, and what Griffel evaluated for one of them is not evaluated again (`build/griffel.ts`).
 */
import { build } from 'vite'
import { client } from '../build/client.ts'
import { firstView } from '../build/first-view.ts'
import { server } from '../build/server.ts'
import { finishBuild } from './finish-build.ts'

process.env.NODE_ENV = 'production'
for (const config of [client, firstView, server]) await build({ ...config, configFile: false })
await finishBuild()
