/** `npm run modules`: writes the diagram of the server's modules from its imports. */
import { writeFileSync } from 'node:fs'
import { drawingFile, drawModules, serverFiles } from './draw.ts'

writeFileSync(drawingFile, drawModules(serverFiles()))
