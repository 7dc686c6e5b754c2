import { readFileSync } from 'node:fs'

export type Instruction = { name: string; words: string }

/** Reads the stages of the `Dockerfile`, each a list of its instructions after `FROM`. */
export function readImageStages(): Instruction[][] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name, words] = /^(\w+) (.+)$/.exec(line)!
    if (name === 'FROM') stages.push([])
    else stages.at(-1)?.push({ name: name!, words: words! })
  }
  return stages
}

/** The words of all instructions with this name. */
export const listWords = (stage: readonly Instruction[], name: string): string[] =>
  stage.filter((one) => one.name === name).map(({ words }) => words)
