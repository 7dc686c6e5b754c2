import { makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { getProposedFile } from '../../../../contract/companies/files.ts'
import { fetchQuery } from '../../../data/query.ts'
import { CaseFile } from './CaseFile.tsx'

const useStyles = makeStyles({
  picture: { display: 'block', maxWidth: '160px', maxHeight: '80px', marginBlockEnd: '8px' },
})

/**
 * A proposed picture for a moderator to judge: shown, with a button that saves it as a file. It is rendered as an
 * image, never opened as a page.
 */
export function CasePicture({ file }: { file: string }) {
  const styles = useStyles()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    void fetchQuery(getProposedFile, { params: { file } }).then((outcome) => {
      if (gone || !outcome.ok) return
      made = URL.createObjectURL(outcome.data)
      setAddress(made)
    })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return (
    <>
      {address && <img className={styles.picture} src={address} alt="" />}
      <CaseFile kind="picture" file={file} />
    </>
  )
}
