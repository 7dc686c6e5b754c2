/** A stub of the process that checks files, which never finishes a file. */
process.on('message', () => {
  for (;;);
})
process.send('ready')
