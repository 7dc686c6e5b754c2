import type { UserConfig } from 'vite'

/**
 * The build of the server and the operator's commands, all in one folder: the server finds its migrations and SQL
 * beside itself and the client next to that. Libraries are part of it, since to load their 700 files takes a quarter of the
 * work of a start; those with files of their own, native or WebAssembly, stay outside.
 */
export const server: UserConfig = {
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-js', 'sharp'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: {
      // The programs that examine files, make backups and draw pages are separate from the server, and so are the
      // operator's commands.
      input: [
        'src/server/main.ts',
        'src/server/files/file-process.ts',
        'src/server/backup/backup-process.ts',
        'src/server/pages/render-thread.ts',
        'src/tools/admin.ts',
      ],
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
}
