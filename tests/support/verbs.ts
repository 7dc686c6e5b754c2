/**
 * What the names of exported functions begin with. A new one is added where none of these says it; `on`, `was`, `with` and
 * `to` are what the field calls listeners, predicates, wrappers and conversions.
 */
export const verbs: ReadonlySet<string> = new Set(
  [
    'accept add adopt agree answer appeal append apply approve as ask assemble assert back begin bind block',
    'blur browse build call can chain change check choose claim clean clear close collect combine compare',
    'complete compute confirm consume copy count create decide decline decode decrypt define delete derive',
    'describe detect discard dismiss draft draw drop dump edit encrypt end enqueue escape exclude fetch fill',
    'filter find finish focus follow forget format freeze from get give grant group guard hand handle has hash',
    'hire hold ignore inform insert invalidate invent is join judge keep lazy leave lend limit list listen',
    'load lock log login look maintain make mark mask match may measure memoise mend move name needs normalise',
    'note notify of on open order pack pad page paint parse pay pick postpone prefetch prepare prove publish',
    'purge query queue rank react read rebase record recount refresh refuse register reindex reject rekey',
    'release reload remove rename render renew repair replace replay report request resend reset restore',
    'resume return rewrite round route run save score seal search select send serve set settle share show',
    'shrink shuffle sign sort split stamp start stem stop store strip style submit suggest sum summarise sweep',
    'switch take tally tap tell to translate unblock undo unpad unseal update use verify wait wake warm watch',
    'with withdraw withhold write',
  ].flatMap((line) => line.split(' ')),
)
