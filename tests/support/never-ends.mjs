/**
 * A stub of the process that checks files, which never finishes a file. It ends with its parent, lest one that a broken
 * server does not kill goes on for ever.
 */
const parent = process.ppid
process.on('message', () => {
  while (process.ppid === parent);
  process.exit()
})
process.send('ready')
