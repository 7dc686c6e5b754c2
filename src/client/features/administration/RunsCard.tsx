import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SiteToday } from '../../../contract/administration/today.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { FactsCard } from './FactsCard.tsx'

const useStyles = makeStyles({ bad: { color: paint.warn } })

const gigabyte = 1024 ** 3
/** The share of free disk space below which it needs a person. */
const lowDisk = 0.1

/** How the site runs: jobs and when they were last done, the last backup, e-mails, the disk, versions. */
export function RunsCard({ today }: { today: SiteToday }) {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const mark = (words: string, bad: boolean) => (bad ? <span className={styles.bad}>{words}</span> : words)
  const { jobs, backup, disk } = today
  const nameJob = ({ job }: (typeof jobs)[number]) => t(`today.jobs.${job as 'forget'}`, { defaultValue: job })
  const failing = jobs.filter(({ failed }) => failed > 0).map(nameJob)
  const late = jobs.filter((one) => one.late).map(nameJob)
  const reason = today.jobs_wait
  const standing = reason
    ? t('today.runs.wait', {
        reason: t(`today.reasons.${reason as 'differs'}`, { defaultValue: reason }),
      })
    : failing.length > 0
      ? t('today.runs.failing', { jobs: format.list(failing) })
      : late.length > 0
        ? t('today.runs.late', { jobs: format.list(late) })
        : t('today.runs.onTime')
  const lastBackup = backup.done
    ? format.age(backup.done, new Date())
    : t(backup.on ? 'today.runs.never' : 'today.runs.off')
  const formatSpace = (bytes: number) => format.number(Math.floor(bytes / gigabyte))
  const describeSpace = ({ free, total }: NonNullable<typeof disk>) =>
    t('today.runs.space', { free: formatSpace(free), total: formatSpace(total) })
  return (
    <FactsCard
      title={t('today.runs.title')}
      rows={[
        [t('today.runs.jobs'), mark(standing, Boolean(reason) || failing.length + late.length > 0)],
        [t('today.runs.backup'), mark(lastBackup, !backup.done)],
        [t('today.runs.mails'), mark(format.number(today.mails_refused), today.mails_refused > 0)],
        ...(disk ? [[t('today.runs.disk'), mark(describeSpace(disk), disk.free / disk.total < lowDisk)] as const] : []),
        [t('today.runs.version'), <bdi key="versions">{today.versions.join(' · ')}</bdi>],
        ...jobs.map(
          (one) => [nameJob(one), one.done ? format.age(one.done, new Date()) : t('today.runs.never')] as const,
        ),
      ]}
    />
  )
}
