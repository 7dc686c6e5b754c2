/**
 * The words the names of functions begin with. A new one is added only where none of these fits, and only if it says
 * what is done: `store`, `lock`, `publish`, `notify` and `sample` rather than `keep`, `hold`, `tell` or `draw`. `on`,
 * `was`, `with` and `to` are what the field calls listeners, predicates, wrappers and conversions.
 */
export const verbs: ReadonlySet<string> = new Set(
  [
    'accept activate add adopt announce answer appeal append apply approve as ask assemble assert attempt back',
    'begin bind blind block blur browse build call can capitalise chain change check choose claim clean clear',
    'close collect combine compact compare complete compress compute confirm consume copy count create cut decide',
    'decline decode decrypt defer define delete derive describe detect digest discard dismiss download draft',
    'drain draw drop dump edit encode encrypt end enqueue escape exclude explain export extract fail fetch fill',
    'filter find finish fit flush focus follow forget format from generate get go grant group guard hand handle',
    'has hash hold ignore import index inform inject inline insert install invalidate invent is isolate join',
    'judge keep key lazy lease leave limit list listen load lock log login look maintain make mark mask match may',
    'measure memoise mix move mutate name narrow needs normalise note notify of offer on open order pack pad page',
    'paint parse pause pay pick place postpone prefetch prepare print propose prove publish purge put query queue',
    'quote rank reach read rebase receive record recount redeem refresh refuse register reindex reject rekey',
    'release reload remove rename render renew repair repeat replace replay report request require resend reserve',
    'reset resolve respond restore resume retry return revoke rewrite rotate round route run sample save say',
    'scale score scroll seal search select send serialise serve set settle share shorten show shrink shuffle sign',
    'sort split start stem stop store strip style submit subscribe suggest sum summarise switch sync take tally',
    'tell to toggle translate trim try type unblock undo unlock unpack unpad unseal update use vacuum validate',
    'verify visit wait wake warm warn watch weigh with withdraw withhold wrap write',
  ].flatMap((line) => line.split(' ')),
)
