/**
 * The server's modules, bottom first: each imports only from those before it (decision 56). `app` puts them together, and
 * the demonstration and the operator's commands stand on top, outside `src/server`.
 */
export const modules = [
  'platform',
  'backup',
  'sight',
  'audit',
  'files',
  'limits',
  'mail',
  'accounts',
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
  'studies',
  'employers',
  'moderation',
  'notifications',
  'open-data',
  'developers',
  'pages',
  'app',
  'demo',
  'tools',
]

/** The one import upwards: what starts the server loads the demonstration, and only where it is asked for. */
export const loadsDemo = { from: 'src/server/app/start.ts', to: 'src/demo/' }

/** The module of a file; a file beside the modules is of `app`. Undefined for what is no part of the server. */
export function moduleOf(path: string): string | undefined {
  const [, module] = /^src\/(?:server\/(?=[^/]+\/)|(?=(?:demo|tools)\/))([^/]+)\//.exec(path) ?? []
  return module ?? (path.startsWith('src/server/') ? 'app' : undefined)
}

/** The folder directly below its module that a file lies in; undefined for one that lies beside them. */
export function folderInModule(path: string): string | undefined {
  return /^src\/(?:server\/[^/]+|demo|tools)\/([^/]+)\//.exec(path)?.[1]
}
