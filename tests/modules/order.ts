/**
 * The server's modules, bottom first: each imports only from those before it (decision 56). `app` composes them, and
 * the demonstration and the operator's commands are on top, outside `src/server`.
 */
export const modules = [
  'platform',
  'backup',
  'sight',
  'audit',
  'texts',
  'files',
  'limits',
  'mail',
  'accounts',
  'proofs',
  'authorship',
  'lookups',
  'statistics',
  'awards',
  'companies',
  'dashboard',
  'reviews',
  'questions',
  'profile',
  'registration',
  'salaries',
  'following',
  'studies',
  'employers',
  'moderation',
  'administration',
  'notifications',
  'open-data',
  'developers',
  'pages',
  'app',
  'demo',
  'tools',
]

/** The one import upwards: the start of the server loads the demonstration, and only where it is requested. */
export const loadsDemo = { from: 'src/server/app/start.ts', to: 'src/demo/' }

/** Returns the module of a file; a file beside the modules belongs to `app`. Undefined for files outside the server. */
export function moduleOf(path: string): string | undefined {
  const [, module] = /^src\/(?:server\/(?=[^/]+\/)|(?=(?:demo|tools)\/))([^/]+)\//.exec(path) ?? []
  return module ?? (path.startsWith('src/server/') ? 'app' : undefined)
}

/** Returns the folder of a file directly below its module; undefined for a file outside any such folder. */
export function folderInModule(path: string): string | undefined {
  return /^src\/(?:server\/[^/]+|demo|tools)\/([^/]+)\//.exec(path)?.[1]
}
