/**
 * The words the names of functions begin with. A new one is added only where none of these fits; `on`, `was`, `with`
 * and `to` are what the field calls listeners, predicates, wrappers and conversions.
 */
export const verbs: ReadonlySet<string> = new Set(
  [
    'accept activate add adopt agree announce answer appeal append apply approve as ask assemble assert attempt',
    'back begin bind blind block blur browse build call can capitalise chain change check choose claim clean clear',
    'close collect combine compact compare complete compress compute confirm consume copy count create cut decide',
    'decline decode decrypt defer define delete derive describe detect digest discard dismiss download draft',
    'drain draw drop dump edit encode encrypt end enqueue escape exclude explain export extract fail fetch fill filter',
    'find finish fit flush focus fold follow forget format freeze from generate get give go grant greet group',
    'guard hand handle has hash hear hire hold ignore import index inform inherit inject inline insert install invalidate',
    'invent is isolate join judge keep key lazy lease leave lend limit list listen load lock log login look maintain',
    'make map mark mask match may measure memoise mend mix move mutate name narrow needs normalise note notify of',
    'offer on open order pack pad page paint parse pause pay pick place postpone prefetch prepare propose prove publish',
    'purge put query queue quote rank reach react read rebase record recount redeem refresh refuse register',
    'reindex reject rekey release reload remember remove rename render renew repair repeat replace replay report',
    'request require resend reserve reset respond restore resume retry return rewrite rotate round route run save say',
    'scale score scroll seal search select send serialise serve set settle share shorten show shrink shuffle sign',
    'sort split square stamp start stay stem stop store strip style submit subscribe suggest sum summarise sweep',
    'switch take tally tap tell to toggle translate trim try type unblock undo unlock unpack unpad unseal update',
    'use vacuum validate verify visit wait wake warm warn watch weigh with withdraw withhold wrap write',
  ].flatMap((line) => line.split(' ')),
)
