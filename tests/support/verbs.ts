/**
 * What the names of functions begin with. A new one is added where none of these says it; `on`, `was`, `with` and
 * `to` are what the field calls listeners, predicates, wrappers and conversions.
 */
export const verbs: ReadonlySet<string> = new Set(
  [
    'accept add adopt agree answer appeal append apply approve as ask assemble assert attempt back begin bind',
    'block blur browse build call can capitalise chain change check choose claim clean clear close collect',
    'combine compare complete compute confirm consume copy count create cut decide decline decode decrypt',
    'define delete derive describe detect digest discard dismiss draft draw drop dump edit encode encrypt end',
    'enqueue escape exclude explain fail fetch fill filter find finish fit focus fold follow forget format',
    'freeze from get give go grant greet group guard hand handle has hash hear hire hold ignore inform',
    'inherit insert invalidate invent is join judge keep key lazy leave lend limit list listen load lock log',
    'login look maintain make map mark mask match may measure memoise mend mix move name needs normalise note',
    'notify of offer on open order pack pad page paint parse pay pick place postpone prefetch prepare propose',
    'prove publish purge put query queue quote rank reach react read rebase record recount refresh refuse',
    'register reindex reject rekey release reload remember remove rename render renew repair repeat replace',
    'replay report request require resend reset respond restore resume retry return rewrite rotate round',
    'route run save say score seal search select send serve set settle share shorten show shrink shuffle sign',
    'sort split square stamp start stem stop store strip style submit suggest sum summarise sweep switch take',
    'tally tap tell to translate trim unblock undo unlock unpack unpad unseal update use validate verify wait',
    'wake warm warn watch with withdraw withhold wrap write',
  ].flatMap((line) => line.split(' ')),
)
