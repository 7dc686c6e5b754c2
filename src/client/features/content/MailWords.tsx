import { makeStyles } from '@fluentui/react-components'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  mail: { color: paint.brandFg, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

const address = /([^\s،؛:()«»]+@[^\s،؛:()«»]*[^\s،؛:()«».])/

/** Words in which an e-mail address is a link. */
export function MailWords({ words }: { words: string }) {
  const styles = useStyles()
  const [before, email, after] = words.split(address)
  if (!email) return words
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className={styles.mail}>
        <bdi>{email}</bdi>
      </a>
      {after}
    </>
  )
}
