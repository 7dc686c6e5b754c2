import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CompanyPeople } from '../../../contract/employers/people.schema.ts'
import { type CompanyRole, inviteForm, invitePerson, removePerson } from '../../../contract/employers/people.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { AskFirst } from './AskFirst.tsx'
import type { RepresentedCompany } from './area-path.ts'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    paddingBlock: '12px',
    '& + &': lineAbove,
  },
  who: { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  invite: { marginBlockStart: '12px', paddingBlockStart: '20px', ...lineAbove },
  title: { marginBlockEnd: '16px' },
})

interface PersonRow {
  email: string
  name: string
  role: CompanyRole
  below: string
  /** The e-mails of those they have invited; the invitations are withdrawn with them. */
  invited: string[]
  /** Whether the person can be removed: nobody removes themselves, leaving is a step of its own. */
  removable: boolean
}

/** The people who speak for the company and those invited to; admins invite and remove. */
export function PeopleCard({ company, people }: { company: RepresentedCompany; people: CompanyPeople }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers')
  const { format } = useLanguage()
  const { mutate: invite } = useMutation(invitePerson)
  const { mutate: remove } = useMutation(removePerson)
  const params = { id: company.id }
  const admin = company.role === 'admin'
  const rows: PersonRow[] = [
    ...people.people.map(({ email, name, role, you }) => ({
      email,
      name: name ?? email,
      role,
      below: you === 1 ? t('people.you') : name ? email : '',
      invited: people.invitations.filter(({ by }) => by === email).map((one) => one.email),
      removable: you === 0,
    })),
    ...people.invitations.map(({ email, role, expires, by }) => ({
      email,
      name: email,
      role,
      below: t('people.invited', { name: by, day: format.day(expires) }),
      invited: [],
      removable: true,
    })),
  ]
  return (
    <SectionCard title={t('people.title')} words={t('people.words')}>
      <ul className={styles.list}>
        {rows.map(({ email, name, role, below, invited, removable }) => (
          <li key={`${email} ${below}`} className={styles.row}>
            <div className={styles.who}>
              <p className={text.strong}>
                <UserText>{name}</UserText>
              </p>
              <p className={mergeClasses(text.s13, text.faint)}>
                {t(`role.${role}`)}
                {below && (
                  <>
                    {' · '}
                    <bdi>{below}</bdi>
                  </>
                )}
              </p>
            </div>
            {admin && removable && (
              <AskFirst
                title={t('people.ask', { name })}
                words={[
                  t('people.askWords'),
                  ...(invited.length > 0 ? [t('people.askInvitations', { emails: format.list(invited) })] : []),
                ].join(' ')}
                yes={t('people.remove')}
                onYes={async () => (await remove({ params, body: { email } })).ok}
              >
                {(open) => (
                  <Action size="small" aria-label={t('people.removeOf', { name })} onClick={open}>
                    {t('people.remove')}
                  </Action>
                )}
              </AskFirst>
            )}
          </li>
        ))}
      </ul>
      {admin && (
        <div className={styles.invite}>
          <h3 className={mergeClasses(text.h14, styles.title)}>{t('people.invite')}</h3>
          <FormView
            // After an invitation its address is in the list, and the form is empty for the next.
            key={people.invitations.length}
            form={inviteForm}
            strings="employers"
            initial={{ role: 'editor' }}
            submitLabel={t('people.send')}
            onSubmit={async (body) => (await invite({ params, body })).problems}
          />
        </div>
      )}
    </SectionCard>
  )
}
