/** A group of modules that become one chunk; of several that a module fits, the first has it. */
type Group = {
  name: string
  test: RegExp
  /** The least number of separately loaded parts of the client that share the module. */
  minShareCount?: number
  includeDependenciesRecursively?: boolean
  tags?: ['$initial']
}

/**
 * What many pages load, wherever it stands in the sources: presentation, icons, and the parts of the contract and of
 * forms that lists and filters use as well.
 */
const ofPages = new RegExp(
  [
    '/src/client/(?:ui|platform)/',
    String.raw`/src/client/forms/(?:lookups|controls/choose/filter-options)\.ts`,
    '/src/contract/(?:search/|record-of|lookups/find-item|form/(?:digits|turning|amount|invisible))',
    '@fluentui/react-(?:link|message-bar|icons|utilities|tabster|motion|shared-contexts)/',
  ].join('|'),
)

/** What checks the answers of a form. */
const ofChecks = /\/src\/contract\/(?:form|accounts|profile|lookups|problem)|\/src\/client\/forms\/\w+-finder\.ts/

/** What nearly all forms load, and no other page. */
const ofForms = new RegExp(
  [
    '/src/client/forms/',
    'node_modules/(?:react-)?final-form/',
    '@fluentui/react-(?:rating|spinner)/',
    '@babel/runtime/',
  ].join('|'),
)

/** Returns a group that leaves the dependencies of its modules where they are: each is in another group or needed once. */
const makeShared = (group: Group): Group => ({ ...group, includeDependenciesRecursively: false })
/** Returns a group of what every page begins with. */
const makeInitial = (group: Group): Group => ({ ...group, tags: ['$initial'] })

/**
 * The chunks of the client that contain more than the code of one part (design: performance). The bundler alone makes a
 * chunk of each set of importers: a company's page then requests 129 scripts, of which most have less than 500 bytes.
 * Few chunks are fewer bytes once they are compressed, fewer requests, and fewer files for the worker to cache.
 */
export const groups: Group[] = [
  // Only forms need it; the contract, a part of which is on every page, would pull it into the first chunk.
  { name: 'rules', test: /node_modules\/superstruct\// },
  // Lists with filters load these without the rest of a form.
  makeShared({ name: 'fields', test: /node_modules\/@fluentui\/react-(?:field|input|select|radio|checkbox|label)\// }),
  // The pages of the pay package load these without the rest of a form.
  makeShared({
    name: 'controls',
    test: /\/src\/client\/forms\/controls\/(?:Segments|control|input-styles|choose\/SelectBox)\.tsx?$/,
  }),
  // Each chunk runs separately, so that a page responds in between.
  makeInitial({ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }),
  // The libraries stay in the cache when only the site changes.
  makeInitial({ name: 'core', test: /node_modules/ }),
  // The code that runs before the first paint is a chunk of its own.
  makeInitial({ name: 'site', test: /\/src\/(?!client\/first-paint)/ }),
  makeShared({ name: 'page', minShareCount: 14, test: ofPages }),
  // The comparison of pay checks answers without showing a form.
  makeShared({ name: 'check', minShareCount: 10, test: ofChecks }),
  makeShared({ name: 'form', minShareCount: 10, test: ofForms }),
  makeShared({
    name: 'outbox',
    minShareCount: 10,
    test: /\/src\/client\/(?:outbox|session)\/|node_modules\/idb-keyval\//,
  }),
]
