import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import desk from '@/components/desk/Dashboard.module.css';
import { sayMoment } from '@/components/desk/quotes/sayMoment';
import { useStaffList } from '@/hooks/desk/supervisor/supervise';
import { type StaffRowDto, USUAL_REVEALS } from '@/lib/domain/desk/staffList';
import { Loaded } from './Loaded';
import { StaffChangeForm } from './StaffChangeForm';
import styles from './Supervisor.module.css';
import { Table } from './Table';

const COUNTS = ['read', 'sent', 'revealed', 'denied'] as const;

export function StaffList({ self }: { self: string }) {
  const t = useTranslations('deskSupervisor.staff');
  const { answer, change } = useStaffList();
  const [openId, setOpenId] = useState<string>();
  const { data, size, setSize, isValidating } = answer;
  const all = data?.flatMap(({ staff }) => staff) ?? [];
  const opened = all.find(({ staffId }) => staffId === openId);
  const columns = (['name', 'state', 'seen', ...COUNTS, 'do'] as const).map((key) => t(key));
  return (
    <div>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <p className="tiny">{t('add')}</p>
      </div>
      {all.filter(isUnusual).map(({ staffId, name, today }) => (
        <Note key={staffId} kind="warn">
          {t('revealedMany', { name, count: today.revealed, usual: USUAL_REVEALS })}
        </Note>
      ))}
      <Loaded answer={answer} height="20rem">
        {() => (
          <Table label={t('title')} columns={columns} numbers={{ from: 3, count: COUNTS.length }}>
            {all.map((each) => (
              <StaffRow
                key={each.staffId}
                row={each}
                isOpen={each.staffId === openId}
                onOpen={each.staffId === self ? undefined : setOpenId}
              />
            ))}
          </Table>
        )}
      </Loaded>
      {data?.at(-1)?.next !== undefined && (
        <Button kind="line" size="dense" busy={isValidating} onClick={() => void setSize(size + 1)}>
          {t('more')}
        </Button>
      )}
      {opened && (
        <StaffChangeForm
          key={`${opened.staffId}${opened.state}`}
          person={opened}
          onChange={change}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}

type RowProps = {
  row: StaffRowDto;
  isOpen: boolean;
  /** Absent in the row of the person who is signed in. */
  onOpen: ((staffId: string) => void) | undefined;
};

function isUnusual({ today }: StaffRowDto): boolean {
  return today.revealed > USUAL_REVEALS;
}

function StaffRow({ row, isOpen, onOpen }: RowProps) {
  const { staffId, name, role, state, lastSeenAt, today } = row;
  const t = useTranslations('deskSupervisor.staff');
  const roles = useTranslations('desk.role');
  const locale = useLocale();
  return (
    <tr className={isOpen ? styles.on : undefined}>
      <th scope="row">
        {name}{' '}
        <small>
          {roles(role)}, {staffId}
        </small>
      </th>
      <td className={`${styles.state} ${styles[state]}`}>{t(state)}</td>
      <td data-label={t('seen')} className="num">
        {lastSeenAt === undefined ? t('never') : sayMoment(lastSeenAt, locale)}
      </td>
      {COUNTS.map((count) => (
        <td key={count} data-label={t(count)} className={`num ${styles.amount}`}>
          {count === 'revealed' && isUnusual(row) ? (
            <b className={styles.unusual}>
              {today.revealed} {t('unusual')}
            </b>
          ) : (
            today[count]
          )}
        </td>
      ))}
      <td>
        {onOpen ? (
          <button type="button" className="link" aria-expanded={isOpen} onClick={() => onOpen(staffId)}>
            {t(state === 'disabled' ? 'enable' : 'disable', { name })}
          </button>
        ) : (
          t('you')
        )}
      </td>
    </tr>
  );
}
