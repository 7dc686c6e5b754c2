import { Lightbulb24Regular } from '@fluentui/react-icons/svg/lightbulb'
import { EntrySection } from './EntrySection.tsx'

/** Skills (spec 3). */
export default function SkillsSection() {
  return <EntrySection list="skills" icon={<Lightbulb24Regular />} nameOf={({ answers }) => String(answers.name)} />
}
